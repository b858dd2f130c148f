import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'

import type { ResourceName } from '#contract/index.ts'
import type { PageProps } from '../../paths/route-match.ts'
import { entries } from '../../state/entries.ts'
import { useEntry } from '../../state/use-content.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { notify } from '../../ui/toast.ts'
import { AdminPage } from '../layout/admin-page.tsx'
import { EntryForm } from './entry-form.tsx'
import { NewerDraftNotice } from './newer-draft-notice.tsx'
import { listPath } from '../../paths/admin-paths.ts'
import type { Send } from './use-entry-submit.ts'
import { textsOf } from './texts.ts'

/** The edit screen of an entry. */
export const editPageOf = (name: ResourceName) =>
  function EditPage({ match }: PageProps) {
    const { id = '' } = match.params
    const { edit, updated } = textsOf(name)
    const { entry, tag, newerDraft, message, ...state } = useEntry(name, { id })
    const send = useSetAtom(entries[name].updateAtom)
    const navigate = useNavigate()
    const onSend: Send = async (body, options) => {
      await send(id, body, options)
      void notify('success', updated)
      void navigate(listPath(name))
    }
    if (state.status === 'missing') return <Missing message={message} to={listPath(name)} />
    return (
      <AdminPage title={edit}>
        <Loaded {...state} message={message}>
          {newerDraft && <NewerDraftNotice draft={newerDraft} />}
          {entry && (
            <EntryForm
              key={`${entry._id}${tag}`}
              name={name}
              label={edit}
              button="Update"
              entry={entry}
              tag={tag}
              send={onSend}
              onReload={state.onRetry}
            />
          )}
        </Loaded>
      </AdminPage>
    )
  }

const Missing = ({ message, to }: { message: string; to: string }) => (
  <AdminPage title={message}>
    <p className="mb-6 text-soft">Someone may have deleted it, or the address has a slip of the pen.</p>
    <ButtonLink to={to}>Back to the list</ButtonLink>
  </AdminPage>
)
