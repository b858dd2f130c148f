import { type ComponentType, useEffect, useState } from 'react'

import { useWords } from '../language/use-language.ts'
import { isOffline } from './is-offline.ts'
import { notify } from './toast.ts'

/**
 * A dialog whose code is loaded when it is opened. If the code cannot be loaded, a toast says so and `onClose` is called: the page
 * around it stays, with what was typed there.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyDialog(props: Props) {
    const [Shown, setShown] = useState(() => loaded)
    const words = useWords().ui
    const { onClose } = props
    useEffect(() => {
      let isWanted = true
      const show = async () => {
        try {
          loaded ??= (await load()).default
          if (isWanted) setShown(() => loaded)
        } catch {
          if (!isWanted) return
          void notify('error', isOffline() ? words.offline : words.pageFailedWhy)
          onClose()
        }
      }
      void show()
      return () => {
        isWanted = false
      }
      // Once each time it is opened.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
    }, [])
    return Shown && <Shown {...props} />
  }
}
