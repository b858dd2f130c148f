import type { Route } from './route.ts'

export interface StaffRoutes {
  /** The routes of screens, in the default language. */
  screens: readonly Route[]
  /** The routes of previews, in each language. */
  previews: readonly Route[]
}

/** Empty on pages of visitors without a session, so that the browser itself follows links to the staff's screens. */
let known: StaffRoutes = { screens: [], previews: [] }

export const knownStaffRoutes = (): StaffRoutes => known

/** Makes the staff's screens known: on the server, on their own pages, for a session, and when a path is otherwise unknown. */
export const addStaffRoutes = (routes: StaffRoutes): void => {
  known = routes
}

export const loadStaffRoutes = async (): Promise<void> =>
  addStaffRoutes((await import('./staff-routes.ts')).staffRoutes)
