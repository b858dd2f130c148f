import type { TaskConfig } from 'payload'

import { type Language, languageOf } from '#contract/languages.ts'
import { oneLine } from '#cms/common/one-line.ts'
import { createPasswordLink, isInvited, type Lifetime } from '#cms/auth/password-links.ts'
import { findUser } from '#cms/auth/sessions.ts'
import { passwordLinkRetries } from './retries.ts'

interface Mail {
  subject: string
  text: string
}

interface MailTexts {
  within: Readonly<Record<Lifetime, string>>
  newPassword: (email: string, link: string, within: string) => Mail
  invitation: (email: string, link: string, within: string, by: string | undefined) => Mail
}

/** The mails in the language of the account. */
const mailTexts: Readonly<Record<Language, MailTexts>> = {
  en: {
    within: { hour: 'within an hour', week: 'within a week' },
    newPassword: (email, link, within) => ({
      subject: 'Set a new password',
      text: `Someone, probably you, asked for a new password for ${email}.

Set it here ${within}:
${link}

If it was not you, do nothing: your password stays as it is.
`,
    }),
    invitation: (email, link, within, by) => ({
      subject: 'You are invited',
      text: `${by ? `${by} invites you` : 'You are invited'} to work on our website. You will sign in as ${email}.

Choose your password here ${within}:
${link}

If you do not know what this is about, do nothing.
`,
    }),
  },
  ne: {
    within: { hour: 'एक घण्टाभित्र', week: 'एक हप्ताभित्र' },
    newPassword: (email, link, within) => ({
      subject: 'नयाँ पासवर्ड राख्नुहोस्',
      text: `${email} को नयाँ पासवर्डका लागि अनुरोध आएको छ। सायद तपाईंले नै गर्नुभएको हो।

${within} यहाँ नयाँ पासवर्ड राख्नुहोस्:
${link}

यो अनुरोध तपाईंको होइन भने केही गर्नुपर्दैन: तपाईंको पासवर्ड फेरिँदैन।
`,
    }),
    invitation: (email, link, within, by) => ({
      subject: 'हाम्रो वेबसाइटमा काम गर्न आमन्त्रण',
      text: `${by ? `${by}ले तपाईंलाई हाम्रो वेबसाइटमा काम गर्न आमन्त्रण गर्नुभएको छ` : 'तपाईंलाई हाम्रो वेबसाइटमा काम गर्न आमन्त्रण गरिएको छ'}। लग इन गर्दा ${email} इमेल प्रयोग गर्नुहोस्।

${within} यहाँ आफ्नो पासवर्ड राख्नुहोस्:
${link}

यसबारे तपाईंलाई केही थाहा छैन भने केही गर्नुपर्दैन।
`,
    }),
  },
}

/** Mails a password reset link. Each attempt creates a new one, so that no link is stored in the job. */
export const passwordLinkTask: TaskConfig<'mailResetLink'> = {
  slug: 'mailResetLink',
  inputSchema: [
    { name: 'user', type: 'text', required: true },
    // The name of the administrator who sends it; empty if the person asked for it.
    { name: 'by', type: 'text' },
  ],
  retries: passwordLinkRetries,
  handler: async ({ input, req: { payload } }) => {
    const user = await findUser(payload, { id: input.user })
    if (!user) return { output: {} }
    const { link, lifetime } = await createPasswordLink(payload, user)
    const { within, invitation, newPassword } = mailTexts[languageOf(user['language'])]
    const by = input.by ? oneLine(input.by) : undefined
    const mail = isInvited(user)
      ? invitation(user.email, link, within[lifetime], by)
      : newPassword(user.email, link, within[lifetime])
    await payload.sendEmail({ to: user.email, ...mail })
    return { output: {} }
  },
}
