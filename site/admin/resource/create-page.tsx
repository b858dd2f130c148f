import { useStore } from 'jotai'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router-dom'

import type { ResourceName } from '#contract/index.ts'
import { lists } from '../../state/lists.ts'
import { notify } from '../../ui/toast.ts'
import { AdminPage } from '../layout/admin-page.tsx'
import { EntryForm } from './entry-form.tsx'
import { EntryList } from './entry-list.tsx'
import type { Send } from './use-entry-submit.ts'
import { textsOf } from './texts.ts'

/** The screen of a type: create form and list. */
export const createPageOf = (name: ResourceName) =>
  function CreatePage() {
    const { create, created, page } = textsOf(name)
    const store = useStore()
    const onSend: Send = async (body, options) => {
      await store.set(lists[name].createAtom, body, options)
      void notify('success', created)
    }
    return (
      <AdminPage title={create} action={<PageLink to={page} />}>
        <EntryForm name={name} label={create} button="Create" send={onSend} />
        <EntryList name={name} />
      </AdminPage>
    )
  }

const PageLink = ({ to }: { to: string }) => (
  <Link to={to} className="link inline-flex min-h-11 items-center gap-2 text-small">
    See the page
    <ExternalLink aria-hidden className="size-4" />
  </Link>
)
