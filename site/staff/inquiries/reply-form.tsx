import { Mail } from '../../ui/icons/mail.ts'
import { useRef, useState } from 'react'

import { checkReply, type DeskOptions, type InquiryStatus, NOTE_MAX } from '#contract/inquiry-desk.ts'
import { templateIn } from '#contract/inquiry-desk-settings.ts'
import type { EntityOf } from '#contract/index.ts'
import { useAction } from '../../forms/use-action.ts'
import { useAttempt } from '../../forms/use-attempt.ts'
import { changeInquiry, sendReply } from '../../state/inquiry-desk-calls.ts'
import { newKey } from '../../state/idempotency-key.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { Select, TextArea } from '../../ui/field.tsx'
import { type StaffLanguage, useStaffLanguage } from '../language/staff-language.ts'
import { KeptScreen } from '../session-ended/kept-screen.tsx'
import { useUnsavedText } from '../unsaved/use-unsaved-text.ts'
import { filledIn, mailLink, quoteOf, subjectOf, withoutQuote } from './mail-to.ts'
import { replyWords } from './reply-words.ts'

interface ReplyFormProps {
  inquiry: EntityOf<'inquiry'>
  /** The visitor's language. */
  language: StaffLanguage
  options: DeskOptions | undefined
  status: InquiryStatus
  onChanged: () => Promise<void>
}

/** What is said of a text: at its field, or beside the link to the mail program. */
interface Said {
  at: 'field' | 'link'
  text: string
  words: string
}

/** A reply with a quote: sent from here where the site sends mail, else from the own mail program. */
export function ReplyForm({ inquiry, language, options, status, onChanged }: ReplyFormProps) {
  const quote = `\n\n${quoteOf(inquiry, language)}`
  const [text, setText, clear] = useUnsavedText('reply', inquiry._id, quote)
  /** The text of the last template. */
  const fromTemplate = useRef('')
  const { staff, tag, message } = useStaffLanguage()
  const words = staff.desk.reply
  const [isInProgram, setIsInProgram] = useState(false)
  /** What is said of a text, until it is changed. */
  const [said, setSaid] = useState<Said>()
  const saidOf = (at: Said['at']) => (said?.at === at && said.text === text ? said.words : undefined)
  const area = useRef<HTMLDivElement>(null)
  const { isBusy, run } = useAction()
  const { attemptFor, reset } = useAttempt<string>()
  const templates = (options?.templates ?? []).map((template) => templateIn(template, tag, language.tag))
  const box = () => area.current?.querySelector('textarea')
  const use = (name: string) => {
    const template = templates.find((one) => one.name === name)
    if (!template) return
    // What somebody has typed stays, below the template.
    const own = withoutQuote(text, quote)
    const typed = own.startsWith(fromTemplate.current) ? own.slice(fromTemplate.current.length).trim() : own
    fromTemplate.current = filledIn(template.text, inquiry).trim()
    setText(`${[fromTemplate.current, typed].filter(Boolean).join('\n\n')}${quote}`)
    box()?.focus()
  }
  const send = async () => {
    const reply = { subject: subjectOf(inquiry, language), text: text.trim() }
    const checked = checkReply({ ...reply })
    if (!checked.ok) {
      const problems = checked.errors.map((error) => message(error.message, { Text: words.label }))
      setSaid({ at: 'field', text, words: problems.join('. ') })
      box()?.focus()
      return
    }
    const isSent = await run((api) => sendReply(api, inquiry._id, reply, attemptFor([reply.text], newKey)), words.sent)
    if (!isSent) return
    reset()
    clear(text)
    await onChanged()
  }
  const markAnswered = async () => {
    // What was written is added to the thread as a note for colleagues, since the reply itself was sent by another program.
    const own = [...withoutQuote(text, quote)]
    const note = own.length > NOTE_MAX ? `${own.slice(0, NOTE_MAX - 1).join('')}…` : own.join('')
    const change = { status: 'answered', ...(note === '' ? {} : { note }) } as const
    if (!(await run((api) => changeInquiry(api, inquiry._id, change)))) return
    setIsInProgram(false)
    clear(text)
    await onChanged()
  }
  const mail = mailLink(inquiry, language, text, quote)
  const onOpen = async () => {
    setIsInProgram(true)
    if (!mail.isTooLong) return
    const isCopied = await copyText(text)
    setSaid({ at: 'link', text, words: replyWords[tag][isCopied ? 'copied' : 'notCopied'] })
    // To be copied by hand.
    if (!isCopied) box()?.select()
  }
  return (
    <section aria-label={words.heading} className="flex flex-col gap-3">
      {text !== quote && <KeptScreen />}
      {templates.length > 0 && (
        <Select
          label={words.template}
          options={templates.map(({ name }) => [name, name] as const)}
          onChange={({ target }) => use(target.value)}
          className="max-w-sm"
        />
      )}
      <div ref={area}>
        <TextArea
          label={words.label}
          rows={6}
          dir="auto"
          lang={language.tag === tag ? undefined : language.tag}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={saidOf('field')}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {options?.sendsMail && (
          <Button isBusy={isBusy} disabled={text.trim() === quote.trim()} onClick={() => void send()}>
            {words.send}
          </Button>
        )}
        <a
          href={mail.href}
          onClick={() => void onOpen()}
          className="inline-flex min-h-11 items-center gap-2 rounded-card border border-field px-4 text-small font-semibold hover:border-brand hover:text-brand"
        >
          <Mail aria-hidden className="size-4" />
          {words.open}
        </a>
        {isInProgram && status !== 'answered' && (
          <Button variant="secondary" isBusy={isBusy} onClick={() => void markAnswered()}>
            {words.done}
          </Button>
        )}
        <p role="status" className="text-small text-soft empty:hidden">
          {saidOf('link')}
        </p>
      </div>
    </section>
  )
}
