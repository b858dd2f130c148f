import { MessageCircle } from '../../ui/icons/message-circle.ts'
import { Phone } from '../../ui/icons/phone.ts'
import { useCallback } from 'react'

import {
  type DeskChange,
  type DeskInquiry,
  type DeskOptions,
  inquiryStatuses,
  isInquiryStatus,
} from '#contract/inquiry-desk.ts'
import { useAction } from '../../forms/use-action.ts'
import { type Api, ApiError } from '../../api/client.ts'
import { changeInquiry, readDeskInquiry } from '../../state/inquiry-desk-calls.ts'
import { useRemote } from '../../forms/use-remote.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Select } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useStaffLanguage, useStaffWords } from '../language/staff-language.ts'
import { useMailLanguage } from '../language/use-mail-language.ts'
import { typeName } from '../language/type-texts.ts'
import { NewHolder } from './new-holder.tsx'
import { NoteForm } from './note-form.tsx'
import { phoneLinks } from './phone-links.ts'
import { ReplyForm } from './reply-form.tsx'
import { Clock } from './inquiry-state.tsx'
import { Thread } from './thread.tsx'
import { WithName } from './with-name.tsx'

interface DetailDialogProps {
  id: string
  /** Undefined until they are loaded. */
  options: DeskOptions | undefined
  now: number
  onChanged: () => void
  onClose: () => void
}

/** Shows an inquiry with the visitor's contact data, its status and holder, its thread, and the forms to reply and add notes. */
export default function DetailDialog({ id, options, now, onChanged, onClose }: DetailDialogProps) {
  const { state, reload } = useRemote(useCallback((api: Api) => readDeskInquiry(api, id), [id]))
  const staff = useStaffWords()
  const changed = async () => {
    await reload()
    onChanged()
  }
  const title = state.status === 'success' ? <bdi>{state.data.inquiry.name}</bdi> : typeName(staff, 'inquiry')
  return (
    <Dialog title={title} onClose={onClose} className="max-w-3xl">
      <Loaded {...state} onRetry={() => void reload()}>
        {state.status === 'success' && <Detail found={state.data} options={options} now={now} onChanged={changed} />}
      </Loaded>
    </Dialog>
  )
}

interface DetailProps extends Pick<DetailDialogProps, 'options' | 'now'> {
  found: DeskInquiry
  onChanged: () => Promise<void>
}

/** Whether it was marked as spam when it arrived, and its status was not changed since. */
const isUnreviewedSpam = ({ status, thread }: DetailProps['found']): boolean =>
  status === 'spam' && !thread.some(({ kind }) => kind === 'status')

function Detail({ found, options, now, onChanged }: DetailProps) {
  const { inquiry, removeAt, thread } = found
  const { isBusy, run } = useAction()
  const { day, time, staff } = useStaffLanguage()
  const language = useMailLanguage(found.language)
  const words = staff.desk
  const change = async (changes: DeskChange) => {
    const send = async (api: Api) => {
      try {
        await changeInquiry(api, found._id, changes)
      } catch (error) {
        // A colleague has taken it meanwhile, who is shown.
        if (error instanceof ApiError && error.status === 409) await onChanged()
        throw error
      }
    }
    if (await run(send)) await onChanged()
  }
  return (
    <div className="flex flex-col gap-8">
      <section aria-label={words.written} className="flex flex-col gap-3">
        <p className="text-small wrap-anywhere text-soft">
          <span>{inquiry.email}</span> · <span className="tabular-nums">{inquiry.phone}</span> ·{' '}
          <time dateTime={inquiry.createdAt}>{time(inquiry.createdAt)}</time>
        </p>
        {inquiry.subject && (
          <p className="wrap-anywhere">
            {words.about} <bdi className="font-semibold">{inquiry.subject}</bdi>
          </p>
        )}
        <blockquote dir="auto" className="border-l-4 border-marigold pl-4 whitespace-pre-line wrap-anywhere">
          {inquiry.message}
        </blockquote>
        <PhoneActions phone={inquiry.phone} />
      </section>
      <div className="flex flex-wrap items-end gap-4">
        <Select
          label={words.status}
          disabled={isBusy}
          options={inquiryStatuses.map((status) => [status, words.statuses[status]] as const)}
          isRequired
          value={found.status}
          onChange={({ target }) => isInquiryStatus(target.value) && void change({ status: target.value })}
          className="w-44"
        />
        <Button variant="secondary" isBusy={isBusy} onClick={() => void change({ taken: found.takenBy === null })}>
          {found.takenBy === null ? words.take : words.giveBack}
        </Button>
        <p className="flex flex-col text-small">
          {found.takenBy && (
            <span>
              <WithName sentence={words.takenBy} name={found.takenBy.name} />
            </span>
          )}
          <Clock row={found} now={now} />
        </p>
      </div>
      <NewHolder found={found} staff={options?.staff ?? []} onChanged={onChanged} />
      {isUnreviewedSpam(found) && <p className="max-w-prose text-small text-soft">{words.sortedOut}</p>}
      {removeAt !== null && <p className="text-small text-danger">{words.removeAt(day(removeAt))}</p>}
      {language && (
        <ReplyForm
          inquiry={inquiry}
          language={language}
          options={options}
          status={found.status}
          onChanged={onChanged}
        />
      )}
      <NoteForm id={found._id} onAdded={onChanged} />
      <Thread thread={thread} />
    </div>
  )
}

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-card border border-field px-4 text-small font-semibold hover:border-brand hover:text-brand'

/** Links that call the visitor, or open a chat. */
function PhoneActions({ phone }: { phone: string }) {
  const { call, whatsApp, viber } = phoneLinks(phone)
  const words = useStaffWords().desk
  return (
    <p className="flex flex-wrap gap-2">
      {call !== undefined && (
        <a href={call} className={chip}>
          <Phone aria-hidden className="size-4" />
          {words.call}
        </a>
      )}
      {whatsApp !== undefined && (
        <a href={whatsApp} target="_blank" rel="noreferrer" className={chip}>
          <MessageCircle aria-hidden className="size-4" />
          {words.whatsApp}
        </a>
      )}
      {viber !== undefined && (
        <a href={viber} className={chip}>
          <MessageCircle aria-hidden className="size-4" />
          {words.viber}
        </a>
      )}
    </p>
  )
}
