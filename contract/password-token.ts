/** The random bytes of a token that sets a password; links have it in base64url. */
export const PASSWORD_TOKEN_BYTES = 32

/** The characters of such a token. */
export const PASSWORD_TOKEN_LENGTH = Math.ceil((PASSWORD_TOKEN_BYTES * 4) / 3)

/** Whether a text has the form of such a token. */
export const isPasswordToken = (text: string): boolean => text.length === PASSWORD_TOKEN_LENGTH && /^[\w-]+$/.test(text)
