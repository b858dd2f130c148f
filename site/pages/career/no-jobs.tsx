import { useLanguage } from '../../language/use-language.ts'
import { useSiteContent } from '../../state/site-content.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { careerWords } from './career-words.ts'

/** The texts before and after the e-mail address. */
const sendResume = {
  en: ['We are always glad to hear from careful people. Send your resume to', 'and we will write when something fits.'],
  ne: [
    'मिहिनेती मानिसको खबर पाउँदा हामीलाई सधैँ खुसी लाग्छ। आफ्नो व्यक्तिगत विवरण',
    'मा पठाउनुहोस्; मिल्दो पद खुलेपछि हामी खबर गर्छौँ।',
  ],
} as const

/** Where to send a resume while no job is open. */
export default function NoJobs() {
  const { careersEmail } = useSiteContent().contact
  const { tag } = useLanguage()
  const [before, after] = sendResume[tag]
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line px-6 py-12 text-center">
      <Drawing file="empty" viewBox="0 0 320 240" className="max-w-60" />
      <h2 className="text-h3">{careerWords[tag].none}</h2>
      <p className="max-w-md text-soft">
        {before}{' '}
        <a href={`mailto:${careersEmail}`} className="link">
          {careersEmail}
        </a>{' '}
        {after}
      </p>
    </div>
  )
}
