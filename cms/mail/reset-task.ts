import type { TaskConfig } from 'payload'

import { headerText } from '#cms/common/mailbox.ts'
import { createPasswordLink, isInvited } from '#cms/auth/reset.ts'
import { findUser } from '#cms/auth/sessions.ts'
import { resetRetries } from './retries.ts'

/** Mails a password reset link. Each attempt creates a new one, so that no link is stored in the job. */
export const resetTask: TaskConfig<'mailResetLink'> = {
  slug: 'mailResetLink',
  inputSchema: [
    { name: 'user', type: 'text', required: true },
    // The name of the administrator who sends it; empty if the person asked for it.
    { name: 'by', type: 'text' },
  ],
  retries: resetRetries,
  handler: async ({ input, req: { payload } }) => {
    const user = await findUser(payload, { id: input.user })
    if (!user) return { output: {} }
    const { link } = await createPasswordLink(payload, user)
    const mail = isInvited(user) ? invitation(user.email, link, input.by) : newPassword(user.email, link)
    await payload.sendEmail({ to: user.email, ...mail })
    return { output: {} }
  },
}

const newPassword = (email: string, link: string) => ({
  subject: 'Set a new password',
  text: `Someone, probably you, asked for a new password for ${email}.

Set it here within an hour:
${link}

If it was not you, do nothing: your password stays as it is.
`,
})

const invitation = (email: string, link: string, by: string | null | undefined) => ({
  subject: 'You are invited',
  text: `${by ? `${headerText(by)} invites you` : 'You are invited'} to work on our website. You will sign in as ${email}.

Choose your password here within a week:
${link}

If you do not know what this is about, do nothing.
`,
})
