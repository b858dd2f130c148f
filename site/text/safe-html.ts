/**
 * Makes a description's HTML fit to be put into a page. The server builds it from structure, so what it renders stands
 * as it is (and what the browser hydrates is the same text); what the browser fetches later is cleaned once more. So
 * DOMPurify is loaded only when a page with descriptions is navigated to, before they are shown.
 */
export async function safeHtml(html: string): Promise<string> {
  if (import.meta.env.SSR || !html.includes('<')) return html
  const { purify } = await import('./purify.ts')
  return purify(html)
}
