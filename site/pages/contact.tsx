import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'

import { useSiteContent } from '../state/site-content.ts'
import { telephoneHref } from '../text/telephone.ts'
import { PageHeader } from '../ui/page-header.tsx'
import { InquiryForm } from './contact/inquiry-form.tsx'
import { OfficeMap } from './contact/office-map.tsx'

/** How to reach the firm. */
export default function Contact() {
  const { contact } = useSiteContent()
  return (
    <>
      <PageHeader title="Contact" lead="Write, call, or come by. We answer within one working day." />
      <div className="page section grid gap-12 lg:grid-cols-2 lg:gap-16">
        <section aria-labelledby="write" className="min-w-0">
          <h2 id="write" className="marked mb-8">
            Write to us
          </h2>
          <InquiryForm />
        </section>
        <div className="flex min-w-0 flex-col gap-4">
          <Info icon={<MapPin aria-hidden />} title="Location">
            {contact.location}
          </Info>
          <Info icon={<Mail aria-hidden />} title="Email">
            <a href={`mailto:${contact.email}`} className="link">
              {contact.email}
            </a>
          </Info>
          <Info icon={<Phone aria-hidden />} title="Phone">
            <a href={telephoneHref(contact.phone)} className="link tabular-nums">
              {contact.phone}
            </a>
          </Info>
          <OfficeMap />
        </div>
      </div>
    </>
  )
}

const Info = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <div className="flex gap-4 rounded-card border border-line p-5">
    <div className="mt-0.5 shrink-0 text-brand">{icon}</div>
    <div className="min-w-0">
      <h3 className="text-body font-semibold">{title}</h3>
      <p className="text-small text-soft">{children}</p>
    </div>
  </div>
)
