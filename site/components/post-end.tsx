import { ArrowLeft } from '../ui/icons/arrow-left.ts'
import { ArrowRight } from '../ui/icons/arrow-right.ts'

import type { EntryContext, LinkedEntry } from '#contract/entry-context.ts'
import { langOf } from '../language/fell-back.ts'
import { postWords } from '../language/post-words.ts'
import { useLanguage } from '../language/use-language.ts'
import { entryPath } from '../paths/entry-path.ts'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { Link } from '../ui/link.tsx'
import { ShareLink } from './share-link.tsx'

export interface PostEndProps {
  title: string
  context: EntryContext | undefined
}

/** The end of a post: buttons to share it, and the posts before and after it. */
export default function PostEnd({ title, context }: PostEndProps) {
  const words = postWords[useLanguage().tag]
  const { newer = null, older = null } = context ?? {}
  return (
    <div className="no-print mt-10 max-w-text">
      <ShareLink title={title} words={words} />
      {(newer ?? older) && (
        <nav aria-label={words.morePosts} className="mt-8 grid gap-4 border-t border-line pt-6 sm:grid-cols-2">
          {older && (
            <Neighbour entry={older} rel="prev">
              <ArrowLeft aria-hidden className="size-4" />
              {words.older}
            </Neighbour>
          )}
          {newer && (
            <Neighbour entry={newer} rel="next" className="sm:col-start-2 sm:items-end sm:text-end">
              {words.newer}
              <ArrowRight aria-hidden className="size-4" />
            </Neighbour>
          )}
        </nav>
      )}
    </div>
  )
}

interface NeighbourProps {
  entry: LinkedEntry
  rel: 'prev' | 'next'
  className?: string
  children: React.ReactNode
}

const Neighbour = ({ entry, rel, className = '', children }: NeighbourProps) => (
  <Link to={entryPath('blog', entry.slug)} rel={rel} className={`group flex min-h-11 flex-col gap-1 ${className}`}>
    <span className="flex items-center gap-2 text-note text-soft">{children}</span>
    <span dir="auto" lang={langOf(entry, 'title')} className="font-semibold wrap-anywhere group-hover:text-brand">
      {entry.title}
    </span>
    <FallbackMark lang={langOf(entry, 'title')} />
  </Link>
)
