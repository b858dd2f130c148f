import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router-dom'

import type { ResourceName } from '#contract/index.ts'
import type { PageProps } from '../../paths/route-match.ts'
import { updateEntryAtom } from '../../state/change-entries.ts'
import { useEntry } from '../../state/use-content.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { notify } from '../../ui/toast.ts'
import { useStaffLanguage, useStaffWords } from '../language/staff-language.ts'
import { screenTexts, typeName } from '../language/type-texts.ts'
import { StaffPage } from '../layout/staff-page.tsx'
import { restoreListState } from '../table/list-state.ts'
import { EntryForm, type OnSent } from './entry-form.tsx'
import { pagePath, panelPath } from './entry-links.ts'
import { editPath, listScreenPath } from '../../paths/screen-paths.ts'

/** The edit screen of an entry. */
export const editPageOf = (name: ResourceName) =>
  function EditPage({ match }: PageProps) {
    const { id = '' } = match.params
    const { staff } = useStaffLanguage()
    const { edit, updated } = screenTexts(staff, name)
    const { entry, tag, writing, translations, message, ...state } = useEntry(name, { id })
    const update = useSetAtom(updateEntryAtom)
    const navigate = useNavigate()
    const onSent: OnSent = (sent, { wasDraft, language }) => {
      void notify('success', wasDraft ? staff.entry.published(typeName(staff, name)) : updated, {
        to: pagePath(name, sent, language),
      })
      void navigate(listScreenPath(name), { state: restoreListState })
    }
    if (state.status === 'missing') return <Missing message={message} to={listScreenPath(name)} />
    return (
      <StaffPage title={edit} action={<PanelLink to={panelPath(name, id)} />}>
        <Loaded {...state} message={message}>
          {entry && (
            <EntryForm
              key={`${entry._id}${tag}`}
              name={name}
              label={edit}
              button={staff.entry.update}
              entry={entry}
              status={writing}
              translations={translations}
              send={(body, options) => update(name, id, body, { tag, ...options })}
              onSent={onSent}
              onReload={(shown) =>
                shown === id ? state.onRetry() : void navigate(editPath(name, shown), { replace: true })
              }
            />
          )}
        </Loaded>
      </StaffPage>
    )
  }

/** Not a page of this app. */
function PanelLink({ to }: { to: string }) {
  const { inPanel, inPanelNote } = useStaffWords().entry
  return (
    <a href={to} title={inPanelNote} className="link inline-flex min-h-11 items-center text-small">
      {inPanel}
    </a>
  )
}

function Missing({ message, to }: { message: string; to: string }) {
  const { staff, message: say } = useStaffLanguage()
  return (
    <StaffPage title={say(message)}>
      <p className="mb-6 text-soft">{staff.entry.missing}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={to}>{staff.entry.backToList}</ButtonLink>
        <ButtonLink to="/trash" variant="secondary">
          {staff.layout.trash}
        </ButtonLink>
      </p>
    </StaffPage>
  )
}
