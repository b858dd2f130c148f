import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'

import { pathIn } from '#contract/language-path.ts'
import { blogPath } from '#contract/blog-path.ts'
import { PostCards } from '../components/entry-cards.tsx'
import { useLanguage } from '../language/use-language.ts'
import type { PageProps } from '../paths/route-match.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { Introduction } from '../components/introduction.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import { blogQuery, POSTS_PER_PAGE } from './blog-query.ts'
import { blogWords } from './blog-words.ts'
import { useList } from '../state/use-content.ts'

/** All posts, or those that match a search, one page at a time. */
export default function Blog({ match }: PageProps) {
  const query = blogQuery(match.query)
  const posts = useList('blog', query)
  const { tag, words, number } = useLanguage()
  return (
    <>
      <Introduction of="blog" />
      <div className="page section pt-10">
        <BlogSearch key={query.q} sought={query.q ?? ''} />
        <Loaded {...posts}>
          {query.q && (
            <p role="status" className="mb-6 text-small text-soft">
              {blogWords[tag].found(posts.total, number(posts.total), query.q)}
            </p>
          )}
          {posts.items.length > 0 ? (
            <PostCards items={posts.items} isMain />
          ) : (
            <Empty text={words.content.noPost}>
              {query.q || query.page > 1 ? (
                <ButtonLink to="/blog">{blogWords[tag].seeAll}</ButtonLink>
              ) : (
                <ButtonLink to="/contact">{words.content.askUs}</ButtonLink>
              )}
            </Empty>
          )}
          <Pagination
            page={query.page}
            pages={Math.ceil(posts.total / POSTS_PER_PAGE)}
            href={(page) => blogPath({ ...query, page })}
          />
        </Loaded>
      </div>
    </>
  )
}

function BlogSearch({ sought }: { sought: string }) {
  const navigate = useNavigate()
  const { tag } = useLanguage()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = new FormData(event.currentTarget).get('q')
    void navigate(blogPath({ page: 1, q: typeof wanted === 'string' ? wanted.trim() : '' }))
  }
  return (
    <SearchForm
      action={pathIn(tag, '/blog')}
      onSubmit={onSubmit}
      label={blogWords[tag].searchLabel}
      submit={blogWords[tag].search}
      defaultValue={sought}
      className="mb-10"
    />
  )
}
