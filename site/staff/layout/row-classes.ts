/** A list of things with an action each. */
export const rows = 'flex flex-col divide-y divide-line rounded-card border border-line'
export const row = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3'
