import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

/**
 * Encrypts texts (AES-256-GCM) with a key derived from PAYLOAD_SECRET, so that a copy of the database does not reveal them.
 * Each is bound to an owner and cannot be decrypted for another one.
 */

const CIPHER = 'aes-256-gcm'
/** Bytes. */
const NONCE = 12
const TAG = 16

interface WithSecret {
  secret: string
}

/** The key. Its label stays as it is, since stored texts are encrypted with it. */
const keyOf = ({ secret }: WithSecret): Buffer => createHmac('sha256', secret).update('sealed texts').digest()

/** The text, encrypted for its owner, as base64url: nonce, tag and ciphertext. */
export function encrypt(payload: WithSecret, owner: string, text: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, keyOf(payload), nonce, { authTagLength: TAG }).setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/** The text again; undefined under another secret, for another owner, or if it was changed. */
export function decrypt(payload: WithSecret, owner: string, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < NONCE + TAG) return undefined
  const decipher = createDecipheriv(CIPHER, keyOf(payload), bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  try {
    return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/** The same text for its owner under another id; a text that cannot be decrypted is left unchanged. */
export function reencrypt(payload: WithSecret, encrypted: string, { from, to }: { from: string; to: string }): string {
  const text = decrypt(payload, from, encrypted)
  return text === undefined ? encrypted : encrypt(payload, to, text)
}
