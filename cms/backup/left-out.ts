/** The collections that no backup has, nor a copy into another database: what ends after it must not be valid again. */
export const LEFT_OUT = ['sessions', 'api-keys'] as const
