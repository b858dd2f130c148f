import { Check, Plus } from 'lucide-react'

import type { Plan } from '#contract/site-content.ts'
import { useSiteContent } from '../state/site-content.ts'
import { formatRupees } from '../text/money.ts'
import { Button } from '../ui/button.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { useList } from '../state/use-content.ts'

/** Plans and frequently asked questions. */
export default function Price() {
  const { plans } = useSiteContent()
  const faqs = useList('faq')
  return (
    <>
      <PageHeader title="Price" lead="Three plans in Nepali rupees. What is not in one, we quote before we start." />
      <div className="page section">
        <ul className="grid gap-6 lg:grid-cols-3">
          {plans.map((plan, index) => (
            <PlanCard key={`${index} ${plan.name}`} plan={plan} isMarked={index === Math.floor(plans.length / 2)} />
          ))}
        </ul>
      </div>
      <section aria-labelledby="faqs" className="page section pt-0">
        <div className="grid gap-8 border-t border-line pt-16 lg:grid-cols-[1fr_2fr]">
          <h2 id="faqs" className="marked">
            Frequently asked questions
          </h2>
          <Loaded {...faqs}>
            {faqs.items.length > 0 ? (
              <div className="min-w-0 border-t border-line">
                {faqs.items.map(({ _id, title, description }) => (
                  <Faq key={_id} question={title} answer={description} />
                ))}
              </div>
            ) : (
              <Empty text="No questions yet. Ask us yours." />
            )}
          </Loaded>
        </div>
      </section>
    </>
  )
}

const PlanCard = ({ plan, isMarked }: { plan: Plan; isMarked: boolean }) => (
  <li
    className={`flex flex-col rounded-card border border-line bg-paper p-7 ${isMarked ? 'border-t-4 border-t-marigold pt-6' : ''}`}
  >
    <h2 className="text-h3">{plan.name}</h2>
    <p className="mt-4 flex flex-wrap items-baseline gap-x-2 border-b border-line pb-5">
      <span className="serif text-h2 tabular-nums">{formatRupees(plan.price)}</span>
      <span className="text-small text-soft">{plan.period}</span>
    </p>
    <ul className="my-6 flex grow flex-col gap-3 text-small">
      {plan.features.map((feature) => (
        <li key={feature} className="flex gap-3">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-brand" />
          {feature}
        </li>
      ))}
    </ul>
    <Button variant={isMarked ? 'primary' : 'secondary'}>Select plan</Button>
  </li>
)

/** Details with one name: the browser keeps only one open. */
const Faq = ({ question, answer }: { question: string; answer: string }) => (
  <details name="faq" className="group border-b border-line">
    <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-brand">
      <span dir="auto" className="min-w-0">
        {question}
      </span>
      <Plus aria-hidden className="size-5 shrink-0 transition-transform duration-200 ease-out group-open:rotate-45" />
    </summary>
    <p dir="auto" className="pb-6 whitespace-pre-line text-soft">
      {answer}
    </p>
  </details>
)
