/** Styled alike in all browsers; native in forced-colours mode. */
const bar =
  'h-2 w-32 appearance-none overflow-hidden rounded-full border-0 bg-line text-brand forced-colors:appearance-auto [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-current'

/** Upload progress; after 100 % the server is processing the picture. */
export const UploadProgress = ({ share }: { share: number }) => (
  <label className="flex items-center gap-3 text-small text-soft tabular-nums">
    <progress value={share} className={bar} />
    {share < 1 ? `Sending ${Math.floor(share * 100)} %` : 'Preparing the image…'}
  </label>
)
