/** Name of the lock on writes to accounts, under which none uses a role that was revoked meanwhile. */
export const ACCOUNTS_LOCK = 'accounts'
