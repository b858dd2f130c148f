import { useAction } from '../../forms/use-action.ts'
import { Trash } from '../../ui/icons/trash.ts'
import { useStaffWords } from '../language/staff-language.ts'
import { iconButton } from '../layout/icon-button.ts'

interface DeleteFileButtonProps {
  /** The file's name. */
  name: string
  onDelete: () => Promise<void>
}

/** Deletes a file of a library; busy until that is done. */
export function DeleteFileButton({ name, onDelete }: DeleteFileButtonProps) {
  const { deleteOne } = useStaffWords().list
  const { isBusy, run } = useAction()
  return (
    <button
      type="button"
      aria-label={deleteOne(name)}
      aria-busy={isBusy || undefined}
      onClick={() => void run(onDelete)}
      className={`${iconButton} -m-2 shrink-0`}
    >
      <Trash aria-hidden className="size-5" />
    </button>
  )
}
