import { atom } from 'jotai'

import type { Language } from '#contract/languages.ts'
import { type Api, createApi } from '../api/client.ts'
import { accountAtom, keptScreenAtom, sessionAtom, sessionEndedAtom } from './session.ts'

/** The fetch function of API calls, and the language of content. */
export interface Transport {
  fetch: typeof globalThis.fetch
  language?: Language
}

interface Client extends Transport {
  api: Api
}

const clientOf = (transport: Transport, onFailed?: (status: number, method: string) => void): Client => ({
  ...transport,
  api: createApi(transport.fetch, transport.language, onFailed),
})

/** The browser's way to the server, which site/offline/navigation-timeout.ts watches. */
export const network: Pick<Transport, 'fetch'> = { fetch: (...call) => fetch(...call) }

const clientAtom = atom(clientOf({ fetch: (...call) => network.fetch(...call) }))

/**
 * The transport of the API client. The server's store gets one whose calls stay within the process. A call that needs a session and
 * has none ends the store's: staff screens then redirect to the login, unless something is being written there. A change that the account
 * may not make loads the account again, whose role may have changed, or which must set up a second factor.
 */
export const transportAtom = atom(
  (get): Transport => get(clientAtom),
  (get, set, transport: Transport) =>
    set(
      clientAtom,
      clientOf(transport, (status, method) => {
        // Not after one that only reads, such as a poll: the account may lead away from the screen.
        if (status === 403 && method !== 'GET') void set(loadAccountAtom)
        else if (status === 401 && !get(keptScreenAtom)?.keep()) set(sessionEndedAtom)
      }),
    ),
)

/** The API client. */
export const apiAtom = atom((get): Api => get(clientAtom).api)

/** Asks the server who is signed in. What is not known stays as it is: the name of the last visit, and no role; so does an ended session. */
export const loadAccountAtom = atom(null, async (get, set): Promise<void> => {
  const account = await get(apiAtom)
    .account()
    .catch(() => undefined)
  if (account && get(sessionAtom).isLoggedIn !== false) set(accountAtom, account)
})
