import type { TaskConfig } from 'payload'

import { createResetLink } from '#cms/auth/reset.ts'
import { findUser } from '#cms/auth/sessions.ts'

/** Tried for about ten minutes: 5 s, 10 s, 20 s, … Whoever waits longer asks anew. */
const retries = { attempts: 7, backoff: { type: 'exponential', delay: 5_000 } } as const

/** Mails a link to a new password. Each try makes one of its own, so that none is kept anywhere but in the mail. */
export const resetTask: TaskConfig<'mailResetLink'> = {
  slug: 'mailResetLink',
  inputSchema: [{ name: 'user', type: 'text', required: true }],
  retries,
  handler: async ({ input, req: { payload } }) => {
    const user = await findUser(payload, { id: input.user })
    if (user)
      await payload.sendEmail({
        to: user.email,
        subject: 'Set a new password',
        text: textOf(user.email, await createResetLink(payload, user)),
      })
    return { output: {} }
  },
}

const textOf = (email: string, link: string): string => `Someone, probably you, asked for a new password for ${email}.

Set it here within an hour:
${link}

If it was not you, do nothing: your password stays as it is.
`
