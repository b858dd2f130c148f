import type { ReactNode } from 'react'

import type { EntityOf } from '#contract/index.ts'
import { career, employmentsInNepali } from '#contract/career.ts'
import type { Texts } from '#contract/resource.ts'
import { EntryDate } from '../components/entry-date.tsx'
import type { HeadAfterRetryProps } from '../components/head-after-retry.tsx'
import { NotFoundMessage } from '../components/not-found-message.tsx'
import type { PolicyNoteProps } from '../components/policy-note.tsx'
import { hasSalary, Salary } from '../components/salary.tsx'
import { langOf } from '../language/fell-back.ts'
import { useLanguage } from '../language/use-language.ts'
import type { NextStepProps } from '../components/next-step.tsx'
import type { EntryTagsProps } from '../components/tag-links.tsx'
import { entryPath } from '../paths/entry-path.ts'
import type { PageProps } from '../paths/route-match.ts'
import { laterPart } from '../ui/lazy-part.tsx'
import { useSiteContent } from '../state/site-content.ts'
import { useEntry } from '../state/use-content.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Apply } from './career/apply.tsx'
import { careerWords } from './career/career-words.ts'

const words = {
  facts: { en: 'At a glance', ne: 'एक नजरमा' },
  salary: { en: 'Salary', ne: 'तलब' },
  place: { en: 'Place', ne: 'स्थान' },
  employment: { en: 'Employment', ne: 'रोजगारीको प्रकार' },
  applyBy: { en: 'Apply by', ne: 'दरखास्तको अन्तिम दिन' },
  posted: { en: 'Posted', ne: 'प्रकाशित' },
  all: { en: 'See all open positions', ne: 'सबै खुला पद हेर्नुहोस्' },
} satisfies Record<string, Texts>

const HeadAfterRetry = laterPart<HeadAfterRetryProps>(() => import('../components/head-after-retry.tsx'))
const PolicyNote = laterPart<PolicyNoteProps>(() => import('../components/policy-note.tsx'))
const Closed = laterPart(() => import('./career/closed-job.tsx'))
const EntryTags = laterPart<EntryTagsProps>(() => import('../components/tag-links.tsx'))
const NextStep = laterPart<NextStepProps>(() => import('../components/next-step.tsx'))

const { list } = career.page

/** The page of a job. */
export default function Job({ match }: PageProps) {
  const { slug = '' } = match.params
  const { tag } = useLanguage()
  const { entry: job, ...state } = useEntry('career', { slug })
  if (state.status === 'missing') return <NotFoundMessage />
  if (state.status === 'gone') return <Closed />
  if (!job)
    return (
      <div className="page section">
        <Loaded {...state}>{null}</Loaded>
        <HeadAfterRetry name="career" />
      </div>
    )
  return (
    <article>
      <PageHeader
        title={job.title}
        lang={langOf(job, 'title')}
        parent={{ label: list.title[tag], to: list.path }}
        lead={job.place && <span lang={langOf(job, 'place')}>{job.place}</span>}
      />
      <div className="page grid gap-10 pt-10 pb-24 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-16">
        <div className="lg:order-1">
          <Facts job={job} />
        </div>
        <div className="min-w-0">
          {job.image && (
            <Picture
              image={job.image}
              lang={langOf(job, 'image.alt')}
              priority="first"
              sizes="(min-width: 64rem) 720px, 92vw"
              className="mb-10 aspect-video w-full max-w-text rounded-card border border-line"
            />
          )}
          {langOf(job, 'title') === undefined && <FallbackMark lang={langOf(job, 'description')} className="mb-4" />}
          <RichText html={job.description} lang={langOf(job, 'description')} />
          <p className="no-print mt-10 lg:hidden">
            <Apply job={job} />
          </p>
          <p className="no-print mt-10 max-lg:mt-4">
            <ButtonLink to={list.path} variant="secondary">
              {words.all[tag]}
            </ButtonLink>
          </p>
          <EntryTags tags={job.tags} />
          <NextStep path={entryPath('career', slug)} />
        </div>
      </div>
    </article>
  )
}

/** The main facts of a job, and the mail to apply with. */
function Facts({ job }: { job: EntityOf<'career'> }) {
  const { tag } = useLanguage()
  const { careersEmail } = useSiteContent().contact
  return (
    <section aria-labelledby="facts" className="rounded-card border border-line bg-mist p-6 lg:sticky lg:top-24">
      <h2 id="facts" className="text-h3">
        {words.facts[tag]}
      </h2>
      <dl className="mt-4 flex flex-col gap-3 text-small">
        <Fact label={words.salary[tag]}>{hasSalary(job) && <Salary job={job} />}</Fact>
        <Fact label={words.place[tag]}>{job.place && <span lang={langOf(job, 'place')}>{job.place}</span>}</Fact>
        <Fact label={words.employment[tag]}>{job.employment && employmentIn(tag, job.employment)}</Fact>
        <Fact label={words.applyBy[tag]}>{job.validThrough && <EntryDate at={job.validThrough} />}</Fact>
        <Fact label={words.posted[tag]}>
          <EntryDate at={job.createdAt} />
        </Fact>
      </dl>
      <p className="no-print mt-6">
        <Apply job={job} />
      </p>
      <PolicyNote className="mt-3" />
      <p className="mt-3 hidden text-small print:block">
        {careerWords[tag].apply}: {careersEmail}
      </p>
    </section>
  )
}

const employmentIn = (tag: 'en' | 'ne', value: string): string => {
  const names: Readonly<Record<string, string>> = tag === 'ne' ? employmentsInNepali : career.fields.employment.options
  return names[value] ?? value
}

/** A line of facts; none without a value. */
const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children && (
    <div>
      <dt className="text-note text-soft">{label}</dt>
      <dd className="font-semibold" dir="auto">
        {children}
      </dd>
    </div>
  )
