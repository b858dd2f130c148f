import { isDeepStrictEqual } from 'node:util'

import type { Payload, PayloadRequest } from 'payload'

import { sourceOf } from '#collections/sources.ts'
import { type FirmFact, firmFacts, type SetupChecklist, type SetupStep, setupSteps } from '#contract/dashboard.ts'
import { isArticle, pageNames } from '#contract/index.ts'
import { defaultSiteContent, type SiteContent } from '#contract/site-content.ts'
import { hasSecondFactor } from '#cms/auth/second-factor.ts'
import { getSettings } from '#cms/common/environment.ts'
import { hasUntrustedProxy } from '#cms/common/untrusted-proxy.ts'
import { visibleEntries } from '#cms/content/visible-entries.ts'
import type { DemoEntries } from '#cms/demo-content/state.ts'
import { readSiteContent } from '#cms/site-content/read-site-content.ts'

/** An administrator's setup steps, and which of them are done. */
export async function setupChecklistOf(
  req: PayloadRequest,
  { present, removed }: DemoEntries,
): Promise<SetupChecklist> {
  const { payload, user } = req
  const posts = present.filter(({ type, isRewritten }) => isArticle(type) && !isRewritten)
  const [site, post, people, secondFactor, isHidden] = await Promise.all([
    readSiteContent(payload),
    hasOwnPost(req, posts.length),
    payload.db.count({ collection: 'users', req }).then(({ totalDocs }) => totalDocs > 1),
    user ? hasSecondFactor(payload, user) : false,
    payload.kv.has(hiddenKey(req)),
  ])
  const firmLeft = firmLeftOf(site)
  const isProxyMissed = hasUntrustedProxy()
  const done: Readonly<Record<SetupStep, boolean>> = {
    firm: firmLeft.length === 0,
    plans: !isDeepStrictEqual(site.plans, defaultSiteContent.plans),
    publicUrl: getSettings().publicUrl !== undefined,
    trustProxy: !isProxyMissed,
    mail: getSettings().smtp !== undefined,
    post,
    demo: present.every(({ isChanged }) => isChanged),
    people,
    secondFactor,
  }
  const isShown: Partial<Readonly<Record<SetupStep, boolean>>> = {
    // Nothing tells whether there is a proxy until it is missed.
    trustProxy: isProxyMissed,
    demo: present.length + removed.length > 0,
  }
  return {
    steps: setupSteps.filter((name) => isShown[name] ?? true).map((name) => ({ name, isDone: done[name] })),
    firmLeft,
    isHidden,
  }
}

function firmLeftOf(own: SiteContent): FirmFact[] {
  const factOf = ({ firmName, contact }: Pick<SiteContent, 'firmName' | 'contact'>) => ({ ...contact, firmName })
  const [facts, shipped] = [factOf(own), factOf(defaultSiteContent)]
  return firmFacts.filter((name) => facts[name] === undefined || facts[name] === shipped[name])
}

async function hasOwnPost(req: PayloadRequest, demo: number): Promise<boolean> {
  const counts = await Promise.all(
    pageNames
      .filter(isArticle)
      .map(sourceOf)
      .map((source) => req.payload.db.count({ collection: source.collection, where: visibleEntries(source), req })),
  )
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0) > demo
}

const hiddenKey = ({ user }: PayloadRequest): string => `first-steps-hidden ${String(user?.id)}`

/** Stores whether the user has hidden the setup steps. */
export function hideSetupSteps(req: PayloadRequest, isHidden: boolean): Promise<void> {
  const { kv }: Payload = req.payload
  return isHidden ? kv.set(hiddenKey(req), true) : kv.delete(hiddenKey(req))
}
