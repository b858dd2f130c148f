import NepaliDate from 'nepali-date-converter'

import { bikramSambatBy, rememberingMonths } from '#contract/bikram-sambat.ts'

/** The day of a time in Kathmandu in Bikram Sambat. */
export const toBikramSambat = rememberingMonths(bikramSambatBy((local) => NepaliDate.fromAD(local).getBS()))
