import { adminRoutes } from './admin-routes.tsx'
import { previewRoutes } from './preview-route.tsx'
import type { StaffRoutes } from './known-staff-routes.ts'

/** What visitors' pages go without: the staff's screens, in the default language, and what they preview, in each. */
export const staffRoutes: StaffRoutes = { screens: adminRoutes, previews: previewRoutes }
