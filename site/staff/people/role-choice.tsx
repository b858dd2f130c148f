import type { Role } from '#contract/role.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'

interface RoleChoiceProps {
  role: Role
  onChange: (role: Role) => void
  label?: string
  /** The roles to choose from, by default all. */
  roles?: readonly Role[]
  /** Whether it has the focus in a dialog that opens. */
  isFirst?: boolean
}

/** The choice of a role, with what it allows. */
export function RoleChoice({
  role,
  onChange,
  label,
  isFirst = false,
  roles = ['editor', 'administrator'],
}: RoleChoiceProps) {
  const { people, roles: texts } = useStaffWords()
  return (
    <RadioGroup<Role>
      label={label ?? people.role}
      name="role"
      value={role}
      onChange={onChange}
      isFirst={isFirst}
      options={roles.map((one) => ({ value: one, label: texts[one].name, hint: texts[one].rights }))}
    />
  )
}
