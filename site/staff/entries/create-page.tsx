import { useStore } from 'jotai'
import { ExternalLink } from '../../ui/icons/external-link.ts'
import { useNavigate } from 'react-router-dom'

import type { ResourceName } from '#contract/index.ts'
import { editPath } from '../../paths/screen-paths.ts'
import { listPath } from '../../paths/entry-path.ts'
import { createEntryAtom } from '../../state/change-entries.ts'
import { notify } from '../../ui/toast.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { screenTexts } from '../language/type-texts.ts'
import { StaffPage } from '../layout/staff-page.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryList } from './entry-list.tsx'
import { pagePath } from './entry-links.ts'
import { Link } from '../../ui/link.tsx'

/** The screen of a type: create form and list. */
export const createPageOf = (name: ResourceName) =>
  function CreatePage() {
    const words = useStaffWords()
    const { create, created } = screenTexts(words, name)
    const store = useStore()
    const navigate = useNavigate()
    const openEntry = (id: string) => void navigate(editPath(name, id))
    return (
      <StaffPage title={create} action={<PageLink to={listPath(name)} text={words.entry.seePage} />}>
        <EntryForm
          name={name}
          label={create}
          button={words.entry.add}
          send={(body, options) => store.set(createEntryAtom, name, body, options)}
          onSent={(entry, { language }) => void notify('success', created, { to: pagePath(name, entry, language) })}
          // The rest is written on the entry's own screen.
          onSaved={openEntry}
          onReload={openEntry}
        />
        <EntryList name={name} />
      </StaffPage>
    )
  }

const PageLink = ({ to, text }: { to: string; text: string }) => (
  <Link to={to} className="link inline-flex min-h-11 items-center gap-2 text-small">
    {text}
    <ExternalLink aria-hidden className="size-4" />
  </Link>
)
