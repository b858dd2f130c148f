import type { EntityOf } from '#contract/index.ts'
import { EntryDate } from '../components/entry-date.tsx'
import { entryPath } from '../paths/entry-path.ts'
import { EntryPage } from '../components/entry-page.tsx'
import type { RelatedProps } from '../components/related.tsx'
import { langOf } from '../language/fell-back.ts'
import { useWords } from '../language/use-language.ts'
import type { PageProps } from '../paths/route-match.ts'
import type { PostEndProps } from '../components/post-end.tsx'
import { useEntry } from '../state/use-content.ts'
import { laterPart } from '../ui/lazy-part.tsx'

const PostEnd = laterPart<PostEndProps>(() => import('../components/post-end.tsx'))
const Related = laterPart<RelatedProps>(() => import('../components/related.tsx'))

/** The page of a post. */
export default function Post({ match }: PageProps) {
  const { slug = '' } = match.params
  const state = useEntry('blog', { slug })
  return (
    <EntryPage
      type="blog"
      state={state}
      path={entryPath('blog', slug)}
      byline={state.entry && <Byline post={state.entry} />}
      end={
        <>
          <Related author={state.entry?.author} services={state.entry?.services} />
          {state.entry && <PostEnd title={state.entry.title} context={state.context} />}
        </>
      }
    />
  )
}

function Byline({ post: { author, createdAt } }: { post: EntityOf<'blog'> }) {
  const words = useWords().content
  return (
    <p className="flex flex-wrap gap-x-3">
      <span>
        {words.by}{' '}
        <span lang={author ? langOf(author, 'name') : undefined} className="font-semibold text-ink">
          {author?.name ?? words.author}
        </span>
      </span>
      <span aria-hidden>·</span>
      <EntryDate at={createdAt} hasFiscalYear />
    </p>
  )
}
