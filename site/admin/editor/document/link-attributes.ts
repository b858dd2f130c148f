/** How a link opens; a page in a new tab must know nothing of this one. */
export const linkAttributes = (newTab: boolean): { target: string | null; rel: string | null } =>
  newTab ? { target: '_blank', rel: 'noopener noreferrer' } : { target: null, rel: null }
