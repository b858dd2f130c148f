// A page's file becomes its chunk; the message is shared with addresses of entries that do not exist.
export { NotFoundMessage as default } from '../components/not-found-message.tsx'
