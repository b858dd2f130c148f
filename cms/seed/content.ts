import type { ResourceName } from '#contract/index.ts'
import { name } from './entries/about-name.ts'
import { promise } from './entries/about-promise.ts'
import { work } from './entries/about-work.ts'
import { ashadh } from './entries/blog-ashadh.ts'
import { capital } from './entries/blog-capital.ts'
import { dashain } from './entries/blog-dashain.ts'
import { form } from './entries/blog-form.ts'
import { notice } from './entries/blog-notice.ts'
import { pan } from './entries/blog-pan.ts'
import { smallShop } from './entries/blog-small-shop.ts'
import { threshold } from './entries/blog-threshold.ts'
import { withholding } from './entries/blog-withholding.ts'
import { accountant } from './entries/career-accountant.ts'
import { auditSupport } from './entries/career-audit.ts'
import { trainee } from './entries/career-trainee.ts'
import { deadlines } from './entries/deadlines.ts'
import { faq } from './entries/faq.ts'
import type { Seed, SeedOf } from './entries/seed.ts'
import { audit } from './entries/service-audit.ts'
import { books } from './entries/service-books.ts'
import { company } from './entries/service-company.ts'
import { incomeTax } from './entries/service-income-tax.ts'
import { payroll } from './entries/service-payroll.ts'
import { vat } from './entries/service-vat.ts'
import { tags } from './entries/tags.ts'
import { anjali, bikram, deepak, nirmal, pema, sarita } from './entries/team.ts'

export type SeedEntry = Seed

/** Demo content for an empty database, in all languages: a fictional firm, so that no page is empty. */
export const demoContent = {
  // First: entries carry them.
  tag: tags,
  about: [name, work, promise],
  team: [sarita, bikram, anjali, deepak, pema, nirmal],
  service: [incomeTax, vat, books, audit, payroll, company],
  blog: [notice, dashain, form, withholding, threshold, ashadh, capital, pan, smallShop],
  career: [accountant, auditSupport, trainee],
  faq,
  deadline: deadlines,
} satisfies { [Name in ResourceName]?: SeedOf<Name>[] }
