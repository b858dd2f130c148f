import type { Route } from './route.ts'

export interface StaffRoutes {
  /** In the default language. */
  screens: readonly Route[]
  /** In each. */
  previews: readonly Route[]
}

/** Visitors' pages know none of them, so that the browser itself follows a link to one. */
let known: StaffRoutes = { screens: [], previews: [] }

export const knownStaffRoutes = (): StaffRoutes => known

/** Makes the staff's screens known: on the server, on their own pages, and when the login leads to one. */
export const addStaffRoutes = (routes: StaffRoutes): void => {
  known = routes
}

export const loadStaffRoutes = async (): Promise<void> =>
  addStaffRoutes((await import('./staff-routes.ts')).staffRoutes)
