export { NotFoundMessage as default } from '#site/components/not-found-message.tsx'
