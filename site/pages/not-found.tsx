export { NotFoundMessage as default } from '../components/not-found-message.tsx'
