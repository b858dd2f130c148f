/** Digits grouped as in South Asia: `1,23,456`; site/language/*.ts writes them in the language. By hand: Intl takes a phone long to load. */
export const grouped = (amount: number): string => amount.toFixed(0).replaceAll(/\B(?=(\d\d)+\d$)/g, ',')
