import { career } from '#contract/career.ts'
import { useLanguage } from '../../language/use-language.ts'
import { closedJobWords } from '../../text/closed-job-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Drawing } from '../../ui/drawing.tsx'

/** The page of a job whose last day has passed. */
export default function ClosedJob() {
  const { tag } = useLanguage()
  return (
    <div className="page section flex flex-col items-center gap-6 text-center">
      <Drawing file="empty" viewBox="0 0 320 240" className="max-w-60" />
      <h1 className="text-h2">{closedJobWords.title[tag]}</h1>
      <p className="max-w-md text-balance text-soft">{closedJobWords.text[tag]}</p>
      <ButtonLink to={career.page.list.path}>{closedJobWords.open[tag]}</ButtonLink>
    </div>
  )
}
