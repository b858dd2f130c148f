import type { EntityOf } from '#contract/index.ts'
import PolicyNote from '../../components/policy-note.tsx'
import { hasSalary, Salary } from '../../components/salary.tsx'
import { langOf } from '../../language/fell-back.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { ApplyOrAsk } from './apply.tsx'

export interface JobDialogProps {
  job: EntityOf<'career'>
  onClose: () => void
}

/** The whole text of a job. */
export default function JobDialog({ job, onClose }: JobDialogProps) {
  return (
    <Dialog
      title={
        <span dir="auto" lang={langOf(job, 'title')}>
          {job.title}
        </span>
      }
      onClose={onClose}
    >
      <Picture
        image={job.image}
        lang={langOf(job, 'image.alt')}
        priority="soon"
        sizes="(min-width: 42rem) 624px, 88vw"
        className="mb-6 aspect-video w-full rounded-card border border-line"
      />
      {hasSalary(job) && (
        <p className="mb-4 font-semibold">
          <Salary job={job} />
        </p>
      )}
      <RichText html={job.description} lang={langOf(job, 'description')} />
      <div className="mt-8 flex flex-wrap gap-3">
        <ApplyOrAsk job={job} />
      </div>
      <PolicyNote className="mt-4" />
    </Dialog>
  )
}
