import { EntryDate } from '../components/entry-date.tsx'
import { entryPath } from '../paths/entry-path.ts'
import { EntryPage } from '../components/entry-page.tsx'
import { useWords } from '../language/use-language.ts'
import type { PageProps } from '../paths/route-match.ts'
import type { PostEndProps } from '../components/post-end.tsx'
import { useEntry } from '../state/use-content.ts'
import { laterPart } from '../ui/lazy-part.tsx'

const PostEnd = laterPart<PostEndProps>(() => import('../components/post-end.tsx'))

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
      end={state.entry && <PostEnd title={state.entry.title} beside={state.beside} />}
    />
  )
}

function Byline({ createdAt }: { createdAt: string }) {
  const { by, author } = useWords().content
  return (
    <p className="flex flex-wrap gap-x-3">
      <span>
        {by} <span className="font-semibold text-ink">{author}</span>
      </span>
      <span aria-hidden>·</span>
      <EntryDate at={createdAt} hasFiscalYear />
    </p>
  )
}
