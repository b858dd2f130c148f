import { loadDemo } from '../../state/dashboard-calls.ts'
import { useRemote } from '../../forms/use-remote.ts'
import { DemoRemoved } from './demo-removed.tsx'

/** Above the trash: the demo content is put back as a whole. */
export default function DemoInTrash({ onRestored }: { onRestored: () => void }) {
  const { state, reload } = useRemote(loadDemo)
  const removed = state.status === 'success' ? state.data.removed : null
  if (!removed) return null
  return (
    <div className="mb-6">
      <DemoRemoved
        removed={removed}
        onRestored={() => {
          void reload()
          onRestored()
        }}
      />
    </div>
  )
}
