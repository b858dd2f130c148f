/** The time zone of the office, by the IANA's name. */
export const OFFICE_TIME_ZONE = 'Asia/Kathmandu'

/** Its offset from UTC, which has been the same all year since 1986. */
export const OFFICE_OFFSET_MS = (5 * 60 + 45) * 60_000
