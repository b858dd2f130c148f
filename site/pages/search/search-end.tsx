import type { Texts } from '#contract/resource.ts'
import { useLanguage } from '../../language/use-language.ts'
import { KeySwitch } from './key-switch.tsx'

const hint: Texts = {
  en: 'Services, posts, answers to questions, jobs and people: in English, in Nepali, or in Nepali written in Latin letters.',
  ne: 'सेवा, लेख, प्रश्नका उत्तर, रोजगारी र हाम्रो टोली: नेपालीमा, अङ्ग्रेजीमा वा रोमन अक्षरमा लेखेर खोज्नुहोस्।',
}

/** What stands below the search: what it finds, as long as nothing is asked, and the switch of its key. */
export default function SearchEnd({ isIdle }: { isIdle: boolean }) {
  const { tag } = useLanguage()
  return (
    <>
      {isIdle && <p className="text-soft">{hint[tag]}</p>}
      <KeySwitch />
    </>
  )
}
