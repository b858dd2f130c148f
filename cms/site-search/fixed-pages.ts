import { fold } from '#cms/search-words/fold.ts'
import { soundOf, soundsOf } from '#cms/search-words/sound.ts'
import { stemOf } from '#cms/search-words/stem.ts'

/** The words by which a search finds pages that are no entry's, by path: what visitors call their content. */
const calledBy: Readonly<Record<string, string>> = {
  '/price':
    'price prices pricing plan plans package fee fees cost costs charge rate rates faq questions मूल्य शुल्क योजना दर लागत प्रश्न',
  '/contact':
    'contact reach address location map directions office phone telephone mobile email mail opening hours saturday sunday holiday holidays times whatsapp viber appointment consultation सम्पर्क ठेगाना नक्सा कार्यालय फोन मोबाइल इमेल खुल्ने बन्द समय शनिबार बिदा भेट परामर्श',
  '/about': 'about हाम्रोबारे परिचय',
  '/services': 'services service सेवा सेवाहरू',
  '/blog': 'blog news articles posts ब्लग समाचार लेख',
  '/team': 'team people staff accountants partners टोली कर्मचारी',
  '/career': 'career careers job jobs vacancy vacancies hiring रोजगारी जागिर कामदार दरखास्त',
  '/tax-calendar': 'calendar deadline deadlines due dates पात्रो क्यालेन्डर म्याद मिति',
}

const pages = Object.entries(calledBy).map(([path, called]) => ({
  path,
  names: fold(called).split(' '),
  sounds: soundsOf(called).split(' '),
}))

/** The most pages that are returned if several match equally well. */
const MOST = 2

/** The paths of the pages that most of these words are names of, or beginnings of names. */
export function findFixedPages(words: readonly string[]): string[] {
  const found = pages.map((page) => ({ path: page.path, hits: words.filter((word) => isNameOf(page, word)).length }))
  const most = Math.max(...found.map(({ hits }) => hits))
  return most === 0 ? [] : found.flatMap(({ path, hits }) => (hits === most ? [path] : [])).slice(0, MOST)
}

/** The minimum lengths of a searched word and of its sound: shorter ones are the beginning of too many names. */
const [SHORTEST, SHORTEST_SOUND] = [3, 4]

function isNameOf({ names, sounds }: { names: readonly string[]; sounds: readonly string[] }, word: string): boolean {
  const [form, sound] = [stemOf(fold(word)), soundOf(word) ?? '']
  return (
    ([...form].length >= SHORTEST && names.some((name) => name.startsWith(form))) ||
    ([...sound].length >= SHORTEST_SOUND && sounds.some((name) => name.startsWith(sound)))
  )
}
