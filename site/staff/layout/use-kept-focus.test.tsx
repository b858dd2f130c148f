import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'

import { StaffPage } from './staff-page.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

function Rows() {
  const [rows, setRows] = useState(['A', 'B'])
  const [isSaved, setIsSaved] = useState(false)
  return (
    <StaffPage title="Rows">
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows(rows.filter((each) => each !== row))}>
              Remove {row}
            </button>
          </li>
        ))}
      </ul>
      <fieldset>
        <input aria-label="Text" />
        {!isSaved && (
          <button type="button" onClick={() => setIsSaved(true)}>
            Save
          </button>
        )}
      </fieldset>
    </StaffPage>
  )
}

it('the focus goes to the heading when its row is removed, and to the group’s first control when its button is', async () => {
  render(<Rows />)
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Remove A' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Rows' })).toHaveFocus())
  screen.getByRole('button', { name: 'Save' }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByLabelText('Text')).toHaveFocus())
})

it('after a click elsewhere the focus stays where it is', async () => {
  render(<Rows />)
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Remove B' }).focus()
  await user.click(document.body)
  screen.getByRole('button', { name: 'Remove A' }).click()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove A' })).toBeNull())
  expect(document.body).toHaveFocus()
})

/** A form with a text that is being written, above a part that opens, whose button goes when it is pressed. */
function Form({ isInPart }: { isInPart: boolean }) {
  const form = useRef<HTMLElement>(null)
  const [isThere, setThere] = useState(true)
  useKeptFocus(form)
  const button = isThere && <button onClick={() => setThere(false)}>Cancel schedule</button>
  return (
    <main ref={form}>
      <div contentEditable suppressContentEditableWarning>
        <h2>The author’s heading</h2>
      </div>
      <h1>Edit post</h1>
      {isInPart ? (
        <details open>
          <summary>Publish later</summary>
          {button}
        </details>
      ) : (
        <p>{button}</p>
      )}
    </main>
  )
}

it.each([
  [true, 'Publish later'],
  [false, 'Edit post'],
])('the focus of a button that goes, in a part of the form: %s, moves to %s', async (isInPart, text) => {
  render(<Form isInPart={isInPart} />)
  await userEvent.click(screen.getByRole('button'))
  await expect.poll(() => document.activeElement?.textContent).toBe(text)
  expect(screen.getByText('The author’s heading')).not.toHaveAttribute('tabindex')
})
