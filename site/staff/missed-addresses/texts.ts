import { devanagari } from '#contract/devanagari.ts'
import type { Language } from '#contract/languages.ts'
import { pluralIn } from '../../language/plural.ts'

const plural = pluralIn('en')

const en = {
  lead: (days: number) =>
    `What visitors asked for and did not find: old links, typing errors. Let an address lead to the page that was meant, or dismiss it. It leaves the list once nobody has asked for ${days} days.`,
  list: 'Not found',
  search: 'Search addresses',
  empty: 'Everything that visitors asked for was found',
  asked: (count: number, first: string, last: string) =>
    `${plural(count, { one: 'Asked for once', other: `Asked for ${count} times` })}, ${first === last ? last : `${first} to ${last}`}`,
  from: (host: string) => `Linked to by ${host}`,
  enter: 'Redirect an address',
  enterNote:
    'Such as the addresses of an earlier site, before anybody asks for them; whole web addresses of this site can be pasted. Leave out what follows a “?”: a redirect holds whatever it is. In Nepali, the same address leads to the page in Nepali.',
  address: 'Address',
  target: 'Page',
  targetOf: (path: string) => `Page that ${path} is to lead to`,
  redirect: 'Redirect',
  redirectOne: (path: string) => `Redirect ${path}`,
  redirected: (path: string, target: string) => `${path} leads to ${target} now`,
  dismiss: 'Dismiss',
  dismissOne: (path: string) => `Dismiss ${path}`,
  dismissed: 'Dismissed',
  redirects: 'Redirects',
  end: 'End',
  endOne: (path: string) => `End the redirect of ${path}`,
  ended: 'Redirect ended',
}

/** The texts of the screen of addresses that were not found: apart from those that all screens come with. */
export const missedTexts: Readonly<Record<Language, typeof en>> = {
  en,
  ne: {
    lead: (days) =>
      `आगन्तुकले खोजेर नभेटेका ठेगाना: पुराना लिङ्क, टाइपका गल्ती। ठेगानालाई सही पृष्ठमा पठाउनुहोस् वा हटाउनुहोस्। ${devanagari(days)} दिनसम्म कसैले नखोजे यो सूचीबाट आफैँ हट्छ।`,
    list: 'नभेटिएका',
    search: 'ठेगाना खोज्नुहोस्',
    empty: 'आगन्तुकले खोजेका सबै पृष्ठ भेटिए',
    asked: (count, first, last) => `${devanagari(count)} पटक खोजियो, ${first === last ? last : `${first} देखि ${last}`}`,
    from: (host) => `${host} मा यसको लिङ्क छ`,
    enter: 'ठेगाना अन्यत्र पठाउनुहोस्',
    enterNote:
      'जस्तै पुरानो साइटका ठेगाना, कसैले खोज्नुअघि नै; यस साइटको पूरा वेब ठेगाना टाँसे पनि हुन्छ। “?” पछिको भाग नराख्नुहोस्: त्यो जे भए पनि एउटै पृष्ठमा पुगिन्छ। नेपालीमा पनि त्यही ठेगानाले नेपाली पृष्ठमा पुर्‍याउँछ।',
    address: 'ठेगाना',
    target: 'पृष्ठ',
    targetOf: (path) => `${path}ले पुर्‍याउने पृष्ठ`,
    redirect: 'पठाउनुहोस्',
    redirectOne: (path) => `${path} लाई पठाउनुहोस्`,
    redirected: (path, target) => `${path} अब ${target} मा पुग्छ`,
    dismiss: 'हटाउनुहोस्',
    dismissOne: (path) => `${path} हटाउनुहोस्`,
    dismissed: 'हटाइयो',
    redirects: 'अन्यत्र पठाइएका',
    end: 'बन्द गर्नुहोस्',
    endOne: (path) => `${path} अन्यत्र पठाउन बन्द गर्नुहोस्`,
    ended: 'अब अन्यत्र पठाइँदैन',
  },
}
