import NepaliDate from 'nepali-date-converter'

import { bikramSambatBy } from '#contract/bikram-sambat.ts'

/** The day of a time in Kathmandu in Bikram Sambat. */
export const toBikramSambat = bikramSambatBy((local) => NepaliDate.fromAD(local).getBS())
