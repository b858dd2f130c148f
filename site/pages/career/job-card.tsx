import type { EntityOf } from '#contract/index.ts'
import { plainText } from '#contract/plain-text.ts'
import { Button } from '../../ui/button.tsx'
import { Excerpt } from '../../ui/excerpt.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Apply } from './apply.tsx'

const TEXT = 50

interface JobCardProps {
  job: EntityOf<'career'>
  onShow: () => void
}

/** A job's card. Without JavaScript its description unfolds instead of opening a dialog. */
export const JobCard = ({ job, onShow }: JobCardProps) => (
  <li className="flex min-w-0 flex-col rounded-card border border-line bg-paper p-6">
    <h2 id={`job-${job._id}`} dir="auto" className="text-h3">
      {job.title}
    </h2>
    {job.salary && (
      <p className="mt-2 text-small font-semibold text-accent tabular-nums">
        {job.salary} <span className="font-normal text-soft">per month</span>
      </p>
    )}
    <p className="mt-3 grow text-small text-soft">
      <Excerpt text={plainText(job.description)} length={TEXT} />
    </p>
    <noscript>
      <details>
        <summary className="min-h-11 py-2 text-small font-semibold text-brand">Show More</summary>
        <RichText html={job.description} />
      </details>
    </noscript>
    <div className="mt-5 flex flex-wrap gap-3">
      <Button variant="secondary" aria-describedby={`job-${job._id}`} onClick={onShow} className="needs-script">
        Show More
      </Button>
      <Apply title={job.title} />
    </div>
  </li>
)
