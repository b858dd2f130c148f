import type { About } from '#contract/contact-path.ts'
import { isResourceName, resources } from '#contract/index.ts'
import { splitLanguage } from '#contract/language-path.ts'
import type { Language } from '#contract/languages.ts'
import { arrayOf, isText, recordOf } from '#contract/narrow.ts'
import { titleField } from '#contract/resource.ts'
import type { CacheName } from '../../offline/worker.ts'

const pages: CacheName = 'pages-1'

/** The title of an entry in the data of the pages in a language that the service worker has stored, the newest first. */
export async function storedTitle({ type, key }: About, language: Language): Promise<string | undefined> {
  if (!isResourceName(type)) return undefined
  const field = titleField(resources[type])
  const cache = await caches.open(pages)
  for (const request of (await cache.keys()).toReversed()) {
    if (splitLanguage(new URL(request.url).pathname).language !== language) continue
    const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? ''
    const state = new DOMParser().parseFromString(html, 'text/html').getElementById('state')?.textContent
    const title = entriesIn(recordOf(JSON.parse(state ?? '{}')), type).find(
      ({ _id, slug }) => slug === key || _id === key,
    )?.[field]
    if (isText(title)) return title
  }
  return undefined
}

/** The entries of a type in a page's data (state/snapshot.ts). */
function entriesIn(data: Readonly<Record<string, unknown>>, type: string) {
  const { entry } = recordOf(data[`entry.${type}`])
  const { items } = recordOf(data[`list.${type}`])
  const due = type === 'deadline' ? recordOf(recordOf(data['dueDates'])['calendar'])['items'] : []
  return [entry, ...arrayOf(items), ...arrayOf(due)].map(recordOf)
}
