import { useStaffLanguage } from '../language/staff-language.ts'

/** Styled alike in all browsers; native in forced-colours mode. */
const bar =
  'h-2 w-32 appearance-none overflow-hidden rounded-full border-0 bg-line text-brand forced-colors:appearance-auto [&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-current'

/** Upload progress; after 100 % the server is checking the file. */
export function UploadProgress({ share }: { share: number }) {
  const {
    staff: { entry },
    count,
  } = useStaffLanguage()
  return (
    <label className="flex items-center gap-3 text-small text-soft tabular-nums">
      <progress value={share} className={bar} />
      {share < 1 ? entry.sending(count(Math.floor(share * 100))) : entry.preparingFile}
    </label>
  )
}
