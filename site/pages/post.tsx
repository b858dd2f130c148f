import { addressOf } from '../paths/entry-path.ts'
import { EntryPage } from '../components/entry-page.tsx'
import type { PageProps } from '../routing/route.ts'
import { formatDate } from '../text/dates.ts'
import { useEntry } from '../state/use-content.ts'

/** One post. */
export default function Post({ place }: PageProps) {
  const { slug = '' } = place.params
  const state = useEntry('blog', { slug })
  return (
    <EntryPage
      type="blog"
      state={state}
      parent={{ label: 'Blog', to: '/blog' }}
      address={addressOf('blog', slug)}
      note={state.entry && <Note createdAt={state.entry.createdAt} />}
    />
  )
}

const Note = ({ createdAt }: { createdAt: string }) => (
  <p className="flex flex-wrap gap-x-3">
    <span>
      By <span className="font-semibold text-ink">Admin</span>
    </span>
    <span aria-hidden>·</span>
    <time dateTime={createdAt}>{formatDate(createdAt)}</time>
  </p>
)
