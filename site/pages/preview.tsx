import { useAtomValue } from 'jotai'

import { useLivePreview } from '../preview/use-live-preview.ts'
import type { PageProps } from '../paths/route-match.ts'
import { entries } from '../state/entries.ts'
import type { PreviewType } from '../state/preview.ts'
import Post from './post.tsx'
import Service from './service.tsx'

/** The page of a post or service with its newest draft, updated while it is edited in the panel. */
export default function Preview({ match }: PageProps) {
  const { type, id = '' } = match.params
  const name: PreviewType = type === 'blog' ? 'blog' : 'service'
  useLivePreview(name, id)
  const { key: slug } = useAtomValue<{ key: string }>(entries[name].stateAtom)
  const Page = name === 'blog' ? Post : Service
  return <Page match={{ ...match, params: { slug } }} />
}
