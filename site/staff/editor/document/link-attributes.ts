/** The attributes of a link; a page in a new tab gets no opener and no referrer. */
export const linkAttributes = (newTab: boolean): { target: string | null; rel: string | null } =>
  newTab ? { target: '_blank', rel: 'noopener noreferrer' } : { target: null, rel: null }
