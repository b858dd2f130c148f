import type { EntityOf } from '#contract/index.ts'
import { plainText } from '#contract/plain-text.ts'
import type { SiteContent } from '#contract/site-content.ts'
import { salaryRange } from '../text/salary-range.ts'
import { inContext, pictureOf } from './schema-org.ts'

/** An open job. */
export const jobPosting = (job: EntityOf<'career'>, site: SiteContent, origin: string): object =>
  inContext({
    '@type': 'JobPosting',
    title: job.title,
    description: job.description || plainText(job.title),
    ...pictureOf(job, origin),
    datePosted: job.createdAt,
    ...(job.validThrough ? { validThrough: `${job.validThrough}T23:59:59+05:45` } : {}),
    ...(job.employment ? { employmentType: job.employment } : {}),
    hiringOrganization: {
      '@type': 'Organization',
      name: site.firmName,
      sameAs: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(job.place ? { addressLocality: job.place } : { streetAddress: site.contact.location }),
        addressCountry: 'NP',
      },
    },
    ...baseSalary(job),
  })

function baseSalary(job: EntityOf<'career'>): object {
  const range = salaryRange(job)
  if (!range) return {}
  const { from, to, per } = range
  const amount = from === to ? { value: from } : { minValue: from, maxValue: to }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'NPR',
      value: { '@type': 'QuantitativeValue', ...amount, unitText: per },
    },
  }
}
