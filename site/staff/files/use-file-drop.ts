import { type DragEvent, useState } from 'react'

/** Whether a file is over the element itself, and not over a dialog in it, which takes files of its own. */
const isOnElement = ({ target, currentTarget }: DragEvent): boolean =>
  target instanceof Element && target.closest('dialog') === currentTarget.closest('dialog')

/** Lets files be dropped on an element, by the handlers for it; `isOver` while something is dragged over it. */
export function useFileDrop(onFiles: (files: FileList) => void) {
  const [isOver, setIsOver] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setIsOver(isOnElement(event))
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      // Also what is dropped beside: the browser would open it in place of the page.
      event.preventDefault()
      setIsOver(false)
      if (isOnElement(event)) onFiles(event.dataTransfer.files)
    },
  }
  return { isOver, handlers }
}
