import { StaffPage } from './layout/staff-page.tsx'
import { later } from './layout/later.tsx'
import { ApiKeys } from './account/api-keys.tsx'
import { Details } from './account/details.tsx'
import { useStaffWords } from './language/staff-language.ts'
import { LanguageChoice } from './account/language-choice.tsx'
import { Password } from './account/password.tsx'
import { Sessions } from './account/sessions.tsx'

const OwnSecondFactor = later(() => import('./account/second-factor.tsx'))

/** The own account: name, e-mail, language, password, second factor, sessions and API keys. */
export default function AccountScreen() {
  return (
    <StaffPage title={useStaffWords().account.title}>
      <div>
        <Details />
        <LanguageChoice />
        <Password />
        <OwnSecondFactor />
        <Sessions />
        <ApiKeys />
      </div>
    </StaffPage>
  )
}
