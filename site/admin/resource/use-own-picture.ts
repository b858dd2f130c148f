import { useStore } from 'jotai'
import { useRef, useState } from 'react'

import type { ResourceName } from '#contract/index.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { safeEntity } from '../../state/safe-entity.ts'
import type { useServerDraft } from '../writing/use-server-draft.ts'

/**
 * The picture of the entry that a form is of. What is changed of it from the form changes the entry's revision, too, which is taken
 * over, unless something else of the entry has changed: then saving finds the conflict.
 */
export function useOwnPicture(
  name: ResourceName,
  entry: AnyEntity | undefined,
  server: ReturnType<typeof useServerDraft>,
) {
  const store = useStore()
  const [plain, setPlain] = useState<{ image: AnyEntity['image'] }>()
  /** Not part of what is drawn: a save that waited for its turn sends the newest one. */
  const terms = useRef<{ tag?: string | undefined }>({})
  const reload = () =>
    server.enqueue(async (held) => {
      if (held) {
        const { revision, entry: found } = await server.calls.read(name, held._id)
        const fresh = await safeEntity(name, found)
        if (isSameBesides(held.entry, fresh)) server.adopt({ ...held, revision, entry: fresh })
      } else if (entry) {
        const { entry: found, tag } = await store.get(apiAtom).withTag(name, entry._id)
        const fresh: AnyEntity = await safeEntity(name, found)
        if (!isSameBesides(entry, fresh)) return
        terms.current = { tag }
        setPlain({ image: fresh.image })
      }
    })
  return {
    image: plain ? plain.image : (server.writing?.entry ?? entry)?.image,
    /** Of an entry without drafts, once its picture was changed. */
    terms,
    reload,
  }
}

/** Whether two states of an entry differ in nothing but their pictures. */
const isSameBesides = (one: AnyEntity, other: AnyEntity): boolean => withoutPictures(one) === withoutPictures(other)

const withoutPictures = (entry: AnyEntity): string =>
  JSON.stringify(entry, (key, value: unknown) => (key === 'image' ? undefined : value))
