import { atom } from 'jotai'

import { type About, isSubjectPage } from '#contract/contact-path.ts'
import { isResourceName, resources } from '#contract/index.ts'
import { type AnyEntity, type Resource, titleField } from '#contract/resource.ts'
import { apiAtom, transportAtom } from './api-atom.ts'
import { statusOf } from './errors.ts'
import { siteLanguageOf } from './language.ts'
import { siteContentAtom } from './site-content.ts'
import { subjectAtom } from './subject.ts'

/** Looks up what an inquiry is about by what the contact page's query says. Returns the HTTP status for the page. */
export const loadSubjectAtom = atom(null, async (get, set, { type, key }: About): Promise<number> => {
  const api = get(apiAtom)
  const titleOf = async (): Promise<string | undefined> => {
    if (isSubjectPage(key) && type === 'page') return siteLanguageOf({ get }).words.pages[key].title
    if (!isResourceName(type)) {
      const { plans } = get(siteContentAtom) ?? (await api.siteContent())
      return plans[Number(key) - 1]?.name
    }
    const description: Resource = resources[type]
    const byId = async () => (await api.withTag(type, key, get(transportAtom).language)).entry
    // Links from before types had slugs name ids.
    const bySlug = () =>
      api.bySlug(type, key).catch((error: unknown) => (statusOf(error) === 404 ? byId() : Promise.reject(error)))
    const entry: AnyEntity = await (description.slugFrom ? bySlug() : byId())
    return String(entry[titleField(description)])
  }
  try {
    set(subjectAtom, (await titleOf()) ?? '')
    return 200
  } catch (error) {
    set(subjectAtom, '')
    const status = statusOf(error)
    // A subject that does not exist any more is ignored.
    return status === 404 || status === 410 ? 200 : status
  }
})
