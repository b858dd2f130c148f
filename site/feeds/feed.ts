import { defaultSiteContent } from '#contract/site-content.ts'
import type { EntityOf } from '#contract/index.ts'
import type { Api } from '../api/client.ts'
import type { FeedDocument } from './feed-document.ts'
import { entryPath } from '../paths/entry-path.ts'
import { excerpt } from '../text/excerpt.ts'
import { plainText } from '#contract/plain-text.ts'
import { element, escapeXml } from './xml.ts'

const POSTS = 20
const SUMMARY = 300

const item = (post: EntityOf<'blog'>, origin: string): string => {
  const link = origin + entryPath('blog', post.slug)
  return [
    '    <item>',
    `      ${element('title', post.title)}`,
    `      ${element('link', link)}`,
    `      <guid isPermaLink="true">${escapeXml(link)}</guid>`,
    `      ${element('pubDate', new Date(post.createdAt).toUTCString())}`,
    `      ${element('description', excerpt(plainText(post.description), SUMMARY))}`,
    '    </item>',
  ].join('\n')
}

/** The RSS 2.0 feed of the newest posts. */
export async function feed(api: Api, origin: string): Promise<FeedDocument> {
  const [{ items }, site] = await Promise.all([
    api.list('blog', { limit: POSTS }),
    api.siteContent().catch(() => defaultSiteContent),
  ])
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    ${element('title', site.firmName)}`,
    `    ${element('link', `${origin}/blog`)}`,
    `    ${element('description', site.seo.description)}`,
    `    <atom:link href="${escapeXml(origin)}/feed.xml" rel="self" type="application/rss+xml"/>`,
    ...items.map((post) => item(post, origin)),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
  return { contentType: 'application/rss+xml; charset=utf-8', body }
}
