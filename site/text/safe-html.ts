/**
 * Sanitizes a description's HTML. The server generates it from structure, so its own HTML is used as it is; HTML
 * fetched by the browser is sanitized again. DOMPurify is loaded only then.
 */
export async function safeHtml(html: string): Promise<string> {
  if (import.meta.env.SSR || !html.includes('<')) return html
  const { purify } = await import('./purify.ts')
  return purify(html)
}
