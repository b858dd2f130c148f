import { useAtomValue } from 'jotai'

import { nameAtom } from '../state/session.ts'
import { useStaffWords } from './language/staff-language.ts'
import { CountCard } from './count-card.tsx'
import { countedTypes } from '../state/counts.ts'
import { AdminPage } from './layout/admin-page.tsx'

/** The staff's start page: the number of entries of each type. */
export default function Dashboard() {
  const name = useAtomValue(nameAtom)
  const { dashboard } = useStaffWords()
  return (
    <AdminPage title={dashboard.welcome(name)}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {countedTypes.map((type) => (
          <CountCard key={type} type={type} />
        ))}
      </ul>
    </AdminPage>
  )
}
