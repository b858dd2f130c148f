import { type ComponentType, lazy, Suspense } from 'react'

const SessionBar = lazy<ComponentType>(() => import('./session-bar.tsx').catch(() => ({ default: () => null })))

/**
 * Keeps the screen that it is on when the session ends, and offers to sign in. Loaded when something is typed; if that fails, such a session
 * leads to the login.
 */
export const KeptScreen = () => (
  <Suspense>
    <SessionBar />
  </Suspense>
)
