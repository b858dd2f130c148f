import { useAtomValue } from 'jotai'

import { authAtom } from '../state/auth.ts'
import { CountCard } from './count-card.tsx'
import { countedTypes } from '../state/counts.ts'
import { AdminPage } from './layout/admin-page.tsx'

/** The staff's start page: the number of entries of each type. */
export default function Dashboard() {
  const { name } = useAtomValue(authAtom)
  return (
    <AdminPage title={`Welcome ${name}`.trim()}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {countedTypes.map((type) => (
          <CountCard key={type} type={type} />
        ))}
      </ul>
    </AdminPage>
  )
}
