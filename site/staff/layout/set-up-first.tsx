import { FormCard } from '../../forms/form-card.tsx'
import { useSecondFactorWords } from '../../sign-in/second-factor-words.ts'
import { SignedIn } from './signed-in.tsx'
import { SetUp } from '../second-factor/set-up.tsx'

/** Replaces every screen until the account has set up the second factor that is required. */
export default function SetUpFirst() {
  const words = useSecondFactorWords()
  return (
    <FormCard title={words.first}>
      <p className="mb-6">{words.firstNote}</p>
      {/* Reloaded, since the requests that were refused before have to be sent again. */}
      <SetUp onDone={() => window.location.reload()} />
      <div className="mt-8">
        <SignedIn />
      </div>
    </FormCard>
  )
}
