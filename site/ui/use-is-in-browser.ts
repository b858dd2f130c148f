import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** False on the server and while its HTML is hydrated, true from then on. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
