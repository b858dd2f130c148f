import { resource } from './resource.ts'
import { EMAIL, NAME, TITLE } from './limits.ts'

export const inquiry = resource({
  path: 'contactus',
  name: 'Inquiry',
  fields: {
    name: { kind: 'text', max: NAME, required: true },
    email: { kind: 'email', max: EMAIL, required: true },
    phone: { kind: 'text', max: 40, required: true },
    message: { kind: 'lines', max: 5_000, required: true },
    // The title of the page that the inquiry was sent from (contact-path.ts).
    subject: { kind: 'text', max: TITLE, omitEmpty: true },
  },
  dated: true,
  order: 'newest',
  create: 'visitor',
  list: 'staff',
})
