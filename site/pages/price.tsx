import { Check } from '../ui/icons/check.ts'
import { Plus } from '../ui/icons/plus.ts'
import { useId } from 'react'

import { ABOUT } from '#contract/contact-path.ts'
import type { EntityOf } from '#contract/index.ts'
import { pathIn } from '#contract/language-path.ts'
import { langOf } from '../language/fell-back.ts'
import { useLanguage } from '../language/use-language.ts'
import { entryId } from '../paths/entry-path.ts'
import { useSiteContent } from '../state/site-content.ts'
import { Button } from '../ui/button.tsx'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { Introduction } from '../components/introduction.tsx'
import { useList } from '../state/use-content.ts'
import type { NextStepProps } from '../components/next-step.tsx'
import { laterPart } from '../ui/lazy-part.tsx'
import { priceWords } from './price-words.ts'

const NextStep = laterPart<NextStepProps>(() => import('../components/next-step.tsx'))

/** Plans and frequently asked questions. */
export default function Price() {
  const { plans } = useSiteContent()
  const { tag, words } = useLanguage()
  const faqs = useList('faq')
  return (
    <>
      <Introduction of="price" />
      <div className="page section">
        <ul className="grid gap-6 lg:grid-cols-3">
          {plans.map((plan, index) => (
            <PlanCard key={`${index} ${plan.name}`} index={index} isMarked={index === Math.floor(plans.length / 2)} />
          ))}
        </ul>
      </div>
      <section aria-labelledby="faqs" className="page section pt-0">
        <div className="grid gap-8 border-t border-line pt-16 lg:grid-cols-[1fr_2fr]">
          <h2 id="faqs" className="marked">
            {words.price.questions}
          </h2>
          <Loaded {...faqs}>
            {faqs.items.length > 0 ? (
              <div className="min-w-0 border-t border-line">
                {faqs.items.map((faq) => (
                  <Faq key={faq._id} faq={faq} />
                ))}
              </div>
            ) : (
              <Empty text={priceWords[tag].noQuestions} />
            )}
          </Loaded>
        </div>
        <NextStep path="/price" />
      </section>
    </>
  )
}

function PlanCard({ index, isMarked }: { index: number; isMarked: boolean }) {
  const site = useSiteContent()
  const { tag, rupees, paths } = useLanguage()
  const id = useId()
  const plan = site.plans[index]
  const lang = (path: string) => langOf(site, `plans.${index}.${path}`)
  return (
    plan && (
      <li
        className={`flex flex-col rounded-card border border-line bg-paper p-7 ${isMarked ? 'border-t-4 border-t-marigold pt-[25px]' : ''}`}
      >
        <h2 id={id} lang={lang('name')} className="text-h3">
          {plan.name}
        </h2>
        <FallbackMark lang={lang('name') ?? lang('period') ?? lang('features')} className="mt-2 self-start" />
        <p className="mt-4 flex flex-wrap items-baseline gap-x-2 border-b border-line pb-5">
          <span className="serif text-h2 tabular-nums">{rupees(plan.price)}</span>
          <span lang={lang('period')} className="text-small text-soft">
            {plan.period}
          </span>
        </p>
        <ul className="my-6 flex grow flex-col gap-3 text-small">
          {plan.features.map((feature, place) => (
            <li key={feature} className="flex gap-3">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand" />
              <span lang={lang(`features.${place}`) ?? lang('features')} className="text-balance">
                {feature}
              </span>
            </li>
          ))}
        </ul>
        <form action={pathIn(paths, '/contact')} className="flex flex-col">
          <Button
            type="submit"
            name={ABOUT}
            value={`plan/${index + 1}`}
            aria-describedby={id}
            variant={isMarked ? 'primary' : 'secondary'}
          >
            {priceWords[tag].select}
          </Button>
        </form>
      </li>
    )
  )
}

/** Details elements of one name: the browser keeps only one open. */
const Faq = ({ faq }: { faq: EntityOf<'faq'> }) => (
  <details name="faq" className="group border-b border-line">
    <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-brand">
      <span dir="auto" className="min-w-0 text-balance">
        <span lang={langOf(faq, 'title')}>{faq.title}</span>{' '}
        <FallbackMark lang={langOf(faq, 'title') ?? langOf(faq, 'description')} />
      </span>
      <Plus aria-hidden className="size-5 shrink-0 transition-transform duration-200 ease-out group-open:rotate-45" />
    </summary>
    <p
      id={entryId('faq', faq._id)}
      dir="auto"
      lang={langOf(faq, 'description')}
      className="pb-6 whitespace-pre-line text-soft"
    >
      {faq.description}
    </p>
  </details>
)
