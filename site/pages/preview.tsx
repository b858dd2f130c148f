import { useAtomValue } from 'jotai'

import { useLivePreview } from '../preview/use-live-preview.ts'
import type { PageProps } from '../routing/route.ts'
import { entries } from '../state/entries.ts'
import type { Previewed } from '../state/preview.ts'
import Post from './post.tsx'
import Service from './service.tsx'

/** The page of a post or service as its newest draft has it, following what is typed in the panel around it. */
export default function Preview({ place }: PageProps) {
  const { type, id = '' } = place.params
  const name: Previewed = type === 'blog' ? 'blog' : 'service'
  useLivePreview(name, id)
  const { key: slug } = useAtomValue<{ key: string }>(entries[name].stateAtom)
  const Page = name === 'blog' ? Post : Service
  return <Page place={{ ...place, params: { slug } }} />
}
