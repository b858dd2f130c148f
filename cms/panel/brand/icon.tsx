import { Mark } from './mark.tsx'

/** At the beginning of each page's path, where it leads to the dashboard. */
export const Icon = () => <Mark className="firm-icon" />
