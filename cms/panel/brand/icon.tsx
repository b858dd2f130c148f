import { Mark } from './mark.tsx'

/** The first link of the breadcrumbs, which leads to the dashboard. */
export const Icon = () => <Mark className="firm-icon" />
