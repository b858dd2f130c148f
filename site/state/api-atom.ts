import { atom } from 'jotai'

import { type Api, createApi } from '../api/client.ts'

/** How state reaches the API. The server's store gets one that stays in the process. */
export const apiAtom = atom<Api>(createApi((input, init) => fetch(input, init)))
