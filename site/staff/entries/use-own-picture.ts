import { useStore } from 'jotai'
import { useRef, useState } from 'react'

import type { ResourceName } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { safeEntity } from '../../state/sanitize-entity.ts'
import { sendAgainIfOwn } from '../../state/send-again.ts'
import type { useServerDraft } from '../writing/use-server-draft.ts'

/**
 * The picture of the entry that is being edited. Changing its crop or texts also changes the entry's revision. `reload` adopts the new
 * revision; if more than the picture has changed, it keeps the old one, so that the next save reports the conflict.
 */
export function useOwnPicture(
  name: ResourceName,
  entry: AnyEntity | undefined,
  server: ReturnType<typeof useServerDraft>,
) {
  const store = useStore()
  const [plain, setPlain] = useState<{ image: AnyEntity['image'] }>()
  /** A ref, since it is not rendered: a queued save sends the newest value. */
  const terms = useRef<{ tag?: string | undefined }>({})
  const opened = useRef(entry)
  const readPlain = async (id: string) => {
    const { entry: found, tag } = await store.get(apiAtom).withTag(name, id)
    const fresh: AnyEntity = await safeEntity(name, found)
    return { entry: fresh, tag }
  }
  const reload = () =>
    server.enqueue(async (newest) => {
      if (newest) await server.reread(newest, 'image')
      else if (entry) {
        const [{ isSameOwn }, { entry: fresh, tag }] = await Promise.all([
          import('../../state/same-own-content.ts'),
          readPlain(entry._id),
        ])
        if (!isSameOwn(name, entry, fresh, 'image')) return
        terms.current = { tag }
        opened.current = fresh
        setPlain({ image: fresh.image })
      }
    })
  return {
    image: plain ? plain.image : (server.writing?.entry ?? entry)?.image,
    /** The options for saving an entry without drafts after its picture was changed. */
    terms,
    /** Sends a change of an entry without drafts, which may only have been named by others meanwhile. */
    sendPlain: (send: (newer?: { tag: string | undefined }) => Promise<AnyEntity>): Promise<AnyEntity> =>
      sendAgainIfOwn(name, opened.current, () => readPlain(entry?._id ?? ''), send),
    reload,
  }
}
