import type { EntityOf } from '#contract/index.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Apply } from './apply.tsx'

interface JobDialogProps {
  job: EntityOf<'career'>
  onClose: () => void
}

/** One job in full. */
export const JobDialog = ({ job, onClose }: JobDialogProps) => (
  <Dialog title={<span dir="auto">{job.title}</span>} onClose={onClose}>
    <Picture
      image={job.image}
      priority="soon"
      sizes="(min-width: 42rem) 624px, 88vw"
      className="mb-6 aspect-video w-full rounded-card border border-line"
    />
    {job.salary && <p className="mb-4 font-semibold text-accent tabular-nums">{job.salary} per month</p>}
    <RichText html={job.description} />
    <div className="mt-8">
      <Apply title={job.title} />
    </div>
  </Dialog>
)
