import type { EntityOf } from '#contract/index.ts'
import { plainText } from '#contract/plain-text.ts'
import { hasSalary, Salary } from '../../components/salary.tsx'
import { langOf } from '../../language/fell-back.ts'
import { useLanguage } from '../../language/use-language.ts'
import { entryId, entryPath } from '../../paths/entry-path.ts'
import { Button } from '../../ui/button.tsx'
import { Excerpt } from '../../ui/excerpt.tsx'
import { FallbackMark } from '../../ui/fallback-mark.tsx'
import { Link } from '../../ui/link.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { ApplyOrAsk } from './apply.tsx'
import { careerWords } from './career-words.ts'

const TEXT = 50

interface JobCardProps {
  job: EntityOf<'career'>
  onShow: () => void
}

/** A job's card. Without JavaScript its description unfolds instead of opening a dialog. */
export function JobCard({ job, onShow }: JobCardProps) {
  const words = careerWords[useLanguage().tag]
  const id = entryId('career', job._id)
  return (
    <li className="flex min-w-0 flex-col rounded-card border border-line bg-paper p-6">
      <h2 id={id} dir="auto" lang={langOf(job, 'title')} className="text-h3">
        <Link to={entryPath('career', job.slug)} className="hover:text-brand hover:underline">
          {job.title}
        </Link>
      </h2>
      <FallbackMark lang={langOf(job, 'title') ?? langOf(job, 'description')} className="mt-2 self-start" />
      {hasSalary(job) && (
        <p className="mt-2 text-small font-semibold">
          <Salary job={job} />
        </p>
      )}
      <p className="mt-3 grow text-small text-soft">
        <Excerpt text={plainText(job.description)} length={TEXT} lang={langOf(job, 'description')} />
      </p>
      <noscript>
        <details>
          <summary className="min-h-11 py-2 text-small font-semibold text-brand">{words.show}</summary>
          <RichText html={job.description} lang={langOf(job, 'description')} />
        </details>
      </noscript>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" aria-describedby={id} onClick={onShow} className="needs-script">
          {words.show}
        </Button>
        <ApplyOrAsk job={job} />
      </div>
    </li>
  )
}
