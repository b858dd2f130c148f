/** Whether the mouse was pressed beside a modal dialog. A press on the dialog's own scrollbar has the dialog as its target, too. */
export function isBackdropPress({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement | null): boolean {
  if (!dialog || target !== dialog) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}
