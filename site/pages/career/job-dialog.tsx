import type { EntityOf } from '#contract/index.ts'
import { langOf } from '../../language/fell-back.ts'
import { useWords } from '../../language/use-language.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Apply } from './apply.tsx'

export interface JobDialogProps {
  job: EntityOf<'career'>
  onClose: () => void
}

/** One job in full. */
export default function JobDialog({ job, onClose }: JobDialogProps) {
  const { perMonth } = useWords().career
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
      {job.salary && (
        <p className="mb-4 font-semibold text-accent tabular-nums">
          <span lang={langOf(job, 'salary')}>{job.salary}</span> {perMonth}
        </p>
      )}
      <RichText html={job.description} lang={langOf(job, 'description')} />
      <div className="mt-8 flex flex-wrap gap-3">
        <Apply job={job} />
      </div>
    </Dialog>
  )
}
