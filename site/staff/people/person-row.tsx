import { useState } from 'react'
import { Link } from '../../ui/link.tsx'

import type { Colleague } from '#contract/account.ts'
import { type StaffLanguage, useStaffLanguage } from '../language/staff-language.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../layout/later.tsx'
import { row } from '../layout/row-classes.ts'
import { LinkDialog } from './link-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

interface PersonRowProps {
  person: Colleague
  /** Whether it is the user. */
  isOwn: boolean
  byMail: boolean
  onChanged: () => void
}

type Open = 'role' | 'link' | 'remove' | undefined

const ResetFactor = later(() => import('./reset-factor.tsx'))

/** A person with what administrators may do about them. */
export function PersonRow({ person, isOwn, byMail, onChanged }: PersonRowProps) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { name, email, invited } = person
  const language = useStaffLanguage()
  const words = language.staff.people
  return (
    <li className={row}>
      <p className="min-w-0 grow basis-72">
        <span dir="auto" className="block font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="block text-small wrap-anywhere text-soft">{email}</span>
        <span className="block text-note text-soft">{stateOf(person, language)}</span>
      </p>
      {isOwn ? (
        <p className="text-small">
          {words.you}{' '}
          <Link to="/account" className="link">
            {words.yourAccount}
          </Link>
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" aria-label={words.roleOf(name)} onClick={() => setOpen('role')}>
            {words.role}
          </Button>
          <Button
            variant="secondary"
            aria-label={invited ? words.inviteAgainOne(name) : words.newPasswordFor(name)}
            onClick={() => setOpen('link')}
          >
            {invited ? words.inviteAgain : words.newPassword}
          </Button>
          {person.secondFactor && <ResetFactor person={person} onChanged={onChanged} />}
          <Button variant="danger" aria-label={words.removeOne(name)} onClick={() => setOpen('remove')}>
            {words.remove}
          </Button>
        </div>
      )}
      {open === 'role' && <RoleDialog person={person} onChanged={onChanged} onClose={close} />}
      {open === 'link' && <LinkDialog person={person} byMail={byMail} onClose={close} />}
      {open === 'remove' && <RemoveDialog person={person} onRemoved={onChanged} onClose={close} />}
    </li>
  )
}

function stateOf({ role, invited, usedAt }: Colleague, { staff, time }: StaffLanguage): string {
  const { name } = staff.roles[role]
  if (invited) return staff.people.stateInvited(name)
  return usedAt === null ? staff.people.stateAway(name) : staff.people.stateSeen(name, time(usedAt))
}
