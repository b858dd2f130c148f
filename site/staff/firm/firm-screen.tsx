import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'

import type { FirmSettings } from '#contract/settings-response.ts'
import { messages } from '#contract/messages.ts'
import { loadSettings } from '../../state/settings-calls.ts'
import { isEditorAtom } from '../../state/session.ts'
import { useRemote } from '../../forms/use-remote.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { StaffPage } from '../layout/staff-page.tsx'

interface FirmScreenProps {
  title: string
  children: (settings: FirmSettings) => ReactNode
}

/** A screen of the firm's settings, for administrators. */
export function FirmScreen({ title, children }: FirmScreenProps) {
  const isEditor = useAtomValue(isEditorAtom)
  const { message } = useStaffLanguage()
  return (
    <StaffPage title={title}>
      {isEditor ? <p>{message(messages.notAllowed)}</p> : <Settings>{children}</Settings>}
    </StaffPage>
  )
}

function Settings({ children }: Pick<FirmScreenProps, 'children'>) {
  const { state, reload } = useRemote(loadSettings)
  return (
    <Loaded {...state} onRetry={() => void reload()} pending={<Skeleton className="h-96" />}>
      {state.status === 'success' && children(state.data)}
    </Loaded>
  )
}
