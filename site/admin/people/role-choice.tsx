import type { Role } from '#contract/role.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'

interface RoleChoiceProps {
  role: Role
  onChange: (role: Role) => void
  label?: string
  /** The roles to choose from, by default all. */
  roles?: readonly Role[]
}

/** The choice of a role, with what it allows. */
export function RoleChoice({ role, onChange, label, roles = ['editor', 'administrator'] }: RoleChoiceProps) {
  const { people, roles: texts } = useStaffWords()
  return (
    <RadioGroup<Role>
      label={label ?? people.role}
      name="role"
      value={role}
      onChange={onChange}
      options={roles.map((one) => ({ value: one, label: texts[one].name, hint: texts[one].rights }))}
    />
  )
}
