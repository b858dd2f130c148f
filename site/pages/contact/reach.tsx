import { OpeningHours } from '../../components/office-hours.tsx'
import { ContactLinks } from '../../components/contact-links.tsx'

/** The telephone, the chats and the opening hours, above the form where the other ways to the office are below it. */
export default function Reach() {
  return (
    <div className="mb-10 lg:hidden">
      <p className="flex flex-wrap items-center gap-x-6">
        <ContactLinks />
      </p>
      <p className="mt-1 text-small text-soft">
        <OpeningHours />
      </p>
    </div>
  )
}
