import { useRef, useState } from 'react'

import type { EntityOf } from '#contract/index.ts'
import { useLanguage } from '../language/use-language.ts'
import { plainText } from '#contract/plain-text.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { laterPart } from '../ui/lazy-part.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { useTypedBeforeHydration } from '../ui/use-typed-before-hydration.ts'
import type { PolicyNoteProps } from '../components/policy-note.tsx'
import { Introduction } from '../components/introduction.tsx'
import { careerWords } from './career/career-words.ts'
import { JobCard } from './career/job-card.tsx'
import type { JobDialogProps } from './career/job-dialog.tsx'
import { useList } from '../state/use-content.ts'

const PolicyNote = laterPart<PolicyNoteProps>(() => import('../components/policy-note.tsx'))
const NoJobs = laterPart<object>(() => import('./career/no-jobs.tsx'))
const JobDialog = laterPart<JobDialogProps>(() => import('./career/job-dialog.tsx'))

/** Open positions. */
export default function Career() {
  const careers = useList('career')
  return (
    <>
      <Introduction of="career" />
      <div className="page section pt-10">
        <Loaded {...careers}>{careers.items.length > 0 ? <Jobs jobs={careers.items} /> : <NoJobs />}</Loaded>
        <PolicyNote className="mt-8" />
      </div>
    </>
  )
}

const has = (job: EntityOf<'career'>, words: string): boolean =>
  [job.title, job.salary, plainText(job.description)].some((text) => text.toLowerCase().includes(words))

function Jobs({ jobs }: { jobs: readonly EntityOf<'career'>[] }) {
  const [query, setQuery] = useState('')
  const { tag, number } = useLanguage()
  const words = careerWords[tag]
  const [shown, setShown] = useState<EntityOf<'career'>>()
  const field = useRef<HTMLInputElement>(null)
  useTypedBeforeHydration(field, query, setQuery)
  const found = jobs.filter((job) => has(job, query.trim().toLowerCase()))
  const onClear = () => {
    setQuery('')
    // The button that has the focus goes.
    field.current?.focus()
  }
  return (
    <>
      <TextField
        label={words.search}
        ref={field}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        className="needs-script no-print mb-8 max-w-xl"
      />
      <p role="status" className="sr-only">
        {query.trim() === '' ? '' : words.found(number(found.length), number(jobs.length))}
      </p>
      {found.length === 0 && (
        <Empty text={words.noMatch(query.trim())}>
          <Button onClick={onClear}>{words.seeAll}</Button>
        </Empty>
      )}
      <ul className="grid gap-6 md:grid-cols-2">
        {found.map((job) => (
          <JobCard key={job._id} job={job} onShow={() => setShown(job)} />
        ))}
      </ul>
      {shown && <JobDialog job={shown} onClose={() => setShown(undefined)} />}
    </>
  )
}
