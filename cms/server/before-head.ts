import type { ServerResponse } from 'node:http'

/** Runs something when the answer's head is about to be written, by whoever writes it. */
export function beforeHead(res: ServerResponse, run: () => void): void {
  res.writeHead = new Proxy(res.writeHead, {
    apply: (writeHead, self, args) => {
      run()
      return Reflect.apply(writeHead, self, args)
    },
  })
}
