import { text } from 'node:stream/consumers'

import { LinkChecker } from 'linkinator'

/** Reads the URL of a site, follows its links, and writes how many there are and those that are broken, as JSON `{ count, broken }`. */
const site = await text(process.stdin)
const { origin } = new URL(site)

const { links } = await new LinkChecker().check({
  path: site,
  recurse: true,
  checkCss: true,
  checkFragments: true,
  concurrency: 4,
  // Tests send no requests to other origins.
  linksToSkip: async (link) => new URL(link).origin !== origin,
})

process.stdout.write(
  JSON.stringify({
    count: links.filter(({ state }) => state === 'OK').length,
    broken: links.filter(({ state }) => state === 'BROKEN').map(({ url, parent, status }) => ({ url, parent, status })),
  }),
)
