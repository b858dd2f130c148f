/** Parameters that say where a visitor comes from; the same as in site/offline/worker.ts, which imports nothing. */
const campaign = /^(utm_\w+|(fb|g|tt|tw)clid|[gw]braid|msclkid|igshid|mc_[ce]id)$/

/**
 * What a redirect hands on of the query of a URL: the parameters of campaigns, as they are written. Others were meant for the earlier
 * page; to another one `?page=99` is a page that it does not have.
 */
export function campaignQuery(url: string): string {
  const query = url.includes('?') ? url.slice(url.indexOf('?') + 1) : ''
  const kept = query.split('&').filter((part) => campaign.test(part.split('=', 1)[0] ?? ''))
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}
