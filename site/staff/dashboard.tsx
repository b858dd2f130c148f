import { useAtomValue } from 'jotai'

import { nameAtom } from '../state/session.ts'
import { useStaffWords } from './language/staff-language.ts'
import { CountCard } from './count-card.tsx'
import { countedTypes } from '../state/counts.ts'
import { StaffPage } from './layout/staff-page.tsx'
import { later } from './layout/later.tsx'

const Work = later(() => import('./dashboard/work.tsx'))

/** The staff's start page: the number of entries of each type, and what there is to do. */
export default function Dashboard() {
  const name = useAtomValue(nameAtom)
  const { dashboard } = useStaffWords()
  return (
    <StaffPage title={dashboard.welcome(name)}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3">
        {countedTypes.map((type) => (
          <CountCard key={type} type={type} />
        ))}
      </ul>
      <div className="mt-8 sm:mt-10">
        <Work />
      </div>
    </StaffPage>
  )
}
