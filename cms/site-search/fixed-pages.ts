import { fold } from '#cms/search/fold.ts'
import { wordsOf } from '#cms/search/nearest-word.ts'
import { soundOf, soundsOf } from '#cms/search/sound.ts'
import { stemOf } from '#cms/search/stem.ts'

/** Pages by what visitors call what stands on them and in no entry. */
const calledBy: Readonly<Record<string, string>> = {
  '/price': 'price prices pricing plan plans package fee fees cost costs charge rate rates मूल्य शुल्क योजना दर लागत',
  '/contact':
    'contact address location map directions office phone telephone mobile number email mail opening hours open closed times whatsapp viber appointment सम्पर्क ठेगाना नक्सा कार्यालय फोन मोबाइल नम्बर इमेल खुल्ने बन्द समय भेट',
  '/services': 'services service सेवा सेवाहरू',
  '/blog': 'blog news articles posts ब्लग समाचार लेख',
  '/team': 'team people staff accountants partners टोली कर्मचारी',
  '/career': 'career careers job jobs vacancy vacancies work apply hiring रोजगारी जागिर कामदार दरखास्त',
  '/tax-calendar': 'tax calendar deadline deadlines due dates कर पात्रो क्यालेन्डर म्याद मिति',
}

const pages = Object.entries(calledBy).map(([path, called]) => ({
  path,
  names: [...wordsOf(called), ...soundsOf(called).split(' ')],
}))

/** The paths of the pages for which all of these words are names, or beginnings of names. */
export const findPages = (words: readonly string[]): string[] =>
  pages.flatMap(({ path, names }) => (words.every((word) => isNameOf(names, word)) ? [path] : []))

/** Two letters begin too many names. */
const SHORTEST = 3

function isNameOf(names: readonly string[], word: string): boolean {
  const forms = [stemOf(fold(word)), soundOf(word) ?? []].flat().filter((form) => [...form].length >= SHORTEST)
  return names.some((name) => forms.some((form) => name.startsWith(form)))
}
