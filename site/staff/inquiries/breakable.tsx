import { Fragment } from 'react'

/** An e-mail address that breaks before its `@` and its dots, if it has to. */
export const Breakable = ({ text }: { text: string }) => (
  <span>
    {text.split(/(?=[@.])/).map((part, index) => (
      // Parts have no other identity, and their order stays.
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)
