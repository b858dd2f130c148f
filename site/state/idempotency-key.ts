/** A random idempotency key, or the id of what is being made. Not `randomUUID`, which browsers lack on plain HTTP. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
