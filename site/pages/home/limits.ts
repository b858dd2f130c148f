/** Services and posts on the home page. */
export const HOME_CARDS = 3
