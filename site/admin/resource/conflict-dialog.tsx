import { messages } from '#contract/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface ConflictDialogProps {
  onKeepEditing: () => void
  onReload: () => void
  onOverwrite: () => void
}

/** Asks which version to keep after another user has saved a newer one. */
export const ConflictDialog = ({ onKeepEditing, onReload, onOverwrite }: ConflictDialogProps) => (
  <Dialog title="A newer version was saved" onClose={onKeepEditing} className="max-w-lg">
    <p>{messages.changedMeanwhile}</p>
    <p className="mt-3 text-small text-soft">
      Saving yours replaces theirs. Loading theirs drops what you have typed here.
    </p>
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      <Button variant="secondary" data-first-focus onClick={onKeepEditing}>
        Go on editing
      </Button>
      <Button variant="danger" onClick={onReload}>
        Load theirs
      </Button>
      <Button variant="danger" onClick={onOverwrite}>
        Save mine
      </Button>
    </div>
  </Dialog>
)
