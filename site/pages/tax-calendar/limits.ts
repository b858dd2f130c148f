/** Due dates on the page of a deadline. */
export const DATES_SHOWN = 6
