/** How many services and posts the home page shows. */
export const HOME_CARDS = 3
