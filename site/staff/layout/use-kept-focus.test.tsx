import { render, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import userEvent from '@testing-library/user-event'

import { useKeptFocus } from './use-kept-focus.ts'

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
