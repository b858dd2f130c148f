/** Whether a request only reads: GET, or HEAD for the same response without its body (RFC 9110, 9.3.2). */
export const isRead = ({ method }: { readonly method?: string | undefined }): boolean =>
  method === 'GET' || method === 'HEAD'
