import { useAtomValue } from 'jotai'
import { UserPlus } from '../ui/icons/user-plus.ts'
import { useState } from 'react'

import { messages } from '#contract/messages.ts'
import type { Api } from '../api/client.ts'
import { useStaffLanguage, useStaffWords } from './language/staff-language.ts'
import { loadPeople, sendsMail } from '../state/account-calls.ts'
import { accountAtom, isEditorAtom } from '../state/session.ts'
import { useRemote } from '../forms/use-remote.ts'
import { Button } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StaffPage } from './layout/staff-page.tsx'
import { later } from './layout/later.tsx'
import { rows } from './layout/row-classes.ts'
import { InviteDialog } from './people/invite-dialog.tsx'
import { PersonRow } from './people/person-row.tsx'

const Policy = later(() => import('./people/policy.tsx'))

/** Lists all accounts, for administrators. */
export default function People() {
  const isEditor = useAtomValue(isEditorAtom)
  const { message, staff } = useStaffLanguage()
  return isEditor ? (
    <StaffPage title={staff.people.title}>
      <p>{message(messages.notAllowed)}</p>
    </StaffPage>
  ) : (
    <PeopleList />
  )
}

/** Also loads whether this site sends mail, since invitations can then be sent by mail. */
const loadPeopleAndMail = async (api: Api) => {
  const [people, byMail] = await Promise.all([loadPeople(api), sendsMail(api)])
  return { people, byMail }
}

const unknown = { people: [], byMail: undefined }

function PeopleList() {
  const { state, reload } = useRemote(loadPeopleAndMail)
  const own = useAtomValue(accountAtom)?._id
  const [isOpen, setIsOpen] = useState(false)
  const words = useStaffWords().people
  const { people, byMail } = state.status === 'success' ? state.data : unknown
  const onChanged = () => void reload()
  return (
    <StaffPage
      title={words.title}
      action={
        <Button onClick={() => setIsOpen(true)}>
          <UserPlus aria-hidden className="size-4" />
          {words.invite}
        </Button>
      }
    >
      <Loaded {...state} onRetry={onChanged} pending={<Skeleton className="h-48" />}>
        <ul className={rows} aria-label={words.title}>
          {people.map((person) => (
            <PersonRow
              key={person._id}
              person={person}
              isOwn={person._id === own}
              byMail={byMail === true}
              onChanged={onChanged}
            />
          ))}
        </ul>
        <Policy people={people} />
      </Loaded>
      {isOpen && byMail !== undefined && (
        <InviteDialog byMail={byMail} onInvited={onChanged} onClose={() => setIsOpen(false)} />
      )}
    </StaffPage>
  )
}
