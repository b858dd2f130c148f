/** Services and posts on the home page. */
export const HOME_CARDS = 3

/** Due dates on the home page. */
export const HOME_DUE_DATES = 3
