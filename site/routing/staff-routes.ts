import { staffScreenRoutes } from './staff-screen-routes.tsx'
import { previewRoutes } from './preview-route.tsx'
import type { StaffRoutes } from './known-staff-routes.ts'

/** The routes that visitors' pages do not load: the staff's screens in the default language, and previews in each language. */
export const staffRoutes: StaffRoutes = { screens: staffScreenRoutes, previews: previewRoutes }
