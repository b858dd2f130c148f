import { useWords } from '../language/use-language.ts'
import { Introduction } from '../components/introduction.tsx'
import { InquiryForm } from './contact/inquiry-form.tsx'
import { laterPart } from '../ui/lazy-part.tsx'

const Reach = laterPart<object>(() => import('./contact/reach.tsx'))
const Details = laterPart(() => import('./contact/details.tsx'))

/** The contact page. */
export default function Contact() {
  const { contact: words } = useWords()
  return (
    <>
      <Introduction of="contact" />
      {/* What was sent is shown again after a reload: the browser must not keep the form in its place and scroll that out of view. */}
      <div className="page section grid gap-12 [overflow-anchor:none] lg:grid-cols-2 lg:gap-16">
        <section aria-labelledby="write" className="min-w-0">
          <Reach />
          <h2 id="write" className="no-print marked mb-8">
            {words.write}
          </h2>
          <InquiryForm />
        </section>
        <div className="flex min-w-0 flex-col gap-4">
          <Details />
        </div>
      </div>
    </>
  )
}
