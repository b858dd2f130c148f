import { atom } from 'jotai'

import { type Api, createApi } from '../api/client.ts'

/** The API client. The server's store gets one whose calls stay within the process. */
export const apiAtom = atom<Api>(createApi((input, init) => fetch(input, init)))
