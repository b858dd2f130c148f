import type { TaskConfig } from 'payload'

import { createResetLink } from '#cms/auth/reset.ts'
import { findUser } from '#cms/auth/sessions.ts'

/** About ten minutes: 5 s, 10 s, 20 s, … After that users request another link. */
const retries = { attempts: 7, backoff: { type: 'exponential', delay: 5_000 } } as const

/** Mails a password reset link. Each attempt creates a new one, so that no link is stored in the job. */
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
