/** Drawn alike in every browser; where the person's own colours are forced, it stays the browser's. */
const bar =
  'h-2 w-32 appearance-none overflow-hidden rounded-full border-0 bg-line text-brand forced-colors:appearance-auto [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-current'

/** How much of a form with a picture has gone; all of it, and the server has yet to work on the picture. */
export const UploadProgress = ({ share }: { share: number }) => (
  <label className="flex items-center gap-3 text-small text-soft tabular-nums">
    <progress value={share} className={bar} />
    {share < 1 ? `Sending ${Math.floor(share * 100)} %` : 'Preparing the image…'}
  </label>
)
