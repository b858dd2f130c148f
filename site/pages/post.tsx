import { entryPath } from '../paths/entry-path.ts'
import { EntryPage } from '../components/entry-page.tsx'
import type { PageProps } from '../paths/route-match.ts'
import { formatDate } from '../text/dates.ts'
import { useEntry } from '../state/use-content.ts'

/** One post. */
export default function Post({ match }: PageProps) {
  const { slug = '' } = match.params
  const state = useEntry('blog', { slug })
  return (
    <EntryPage
      type="blog"
      state={state}
      path={entryPath('blog', slug)}
      byline={state.entry && <Byline createdAt={state.entry.createdAt} />}
    />
  )
}

const Byline = ({ createdAt }: { createdAt: string }) => (
  <p className="flex flex-wrap gap-x-3">
    <span>
      By <span className="font-semibold text-ink">Admin</span>
    </span>
    <span aria-hidden>·</span>
    <time dateTime={createdAt}>{formatDate(createdAt)}</time>
  </p>
)
