const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Nepali rupees: `Rs 1,900`. */
export const formatRupees = (amount: number): string => `Rs ${figures.format(amount)}`
