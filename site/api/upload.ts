/** Called with the share of a body that has been sent, from 0 to 1. */
export type Progress = (share: number) => void

interface Upload {
  method: string
  headers: Headers
  body: FormData | string | null
}

/** The time without progress after which an upload fails. */
const STALL_TIMEOUT_MS = 30_000

/** Sends a body and reports progress, which `fetch` cannot. Rejects if no response comes. */
export function upload(url: string, { method, headers, body }: Upload, onProgress: Progress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const restartTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), STALL_TIMEOUT_MS)
    }
    request.open(method, url)
    headers.forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimer()
      onProgress(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      const wait = request.getResponseHeader('retry-after')
      const { status } = request
      resolve(new Response(request.responseText, { status, headers: wait === null ? {} : { 'retry-after': wait } }))
    })
    for (const end of ['error', 'abort']) request.addEventListener(end, () => reject(new Error('No answer came')))
    request.addEventListener('loadend', () => clearTimeout(timer))
    restartTimer()
    request.send(body)
  })
}
