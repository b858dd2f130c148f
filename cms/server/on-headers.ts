import type { ServerResponse } from 'node:http'

/** Runs a callback before the response's headers are written. */
export function onHeaders(res: ServerResponse, listener: () => void): void {
  res.writeHead = new Proxy(res.writeHead, {
    apply: (writeHead, self, args) => {
      listener()
      return Reflect.apply(writeHead, self, args)
    },
  })
}
