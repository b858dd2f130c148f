/** The roles of people and API keys. */
export const roles = ['administrator', 'editor'] as const
export type Role = (typeof roles)[number]

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value)
