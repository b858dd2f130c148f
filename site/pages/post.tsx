import { EntryDate } from '../components/entry-date.tsx'
import { entryPath } from '../paths/entry-path.ts'
import { EntryPage } from '../components/entry-page.tsx'
import { useWords } from '../language/use-language.ts'
import type { PageProps } from '../paths/route-match.ts'
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
