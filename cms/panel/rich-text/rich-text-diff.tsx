import { setImmediate as nextTurn } from 'node:timers/promises'

import { LexicalDiffComponent } from '@payloadcms/richtext-lexical/rsc'
import { FieldDiffContainer } from '@payloadcms/ui/rsc'
import type { RichTextFieldDiffServerComponent } from 'payload'
import { type ComponentProps, Fragment, type ReactNode } from 'react'

import { diffSides } from '#cms/internals/payload-rich-text-diff.ts'
import { comparedParts } from './compared-parts.ts'

type Props = ComponentProps<RichTextFieldDiffServerComponent>

/** Two versions of a rich text side by side: Payload's comparison, part by part with turns for other requests. */
export async function RichTextDiff(props: Props) {
  const sides: { from: ReactNode; to: ReactNode }[] = []
  for (const { from, to } of comparedParts(props.comparisonValue, props.versionValue)) {
    const part = { ...props, comparisonValue: textWith(from), versionValue: textWith(to) }
    sides.push(await diffSides(LexicalDiffComponent, part))
    await nextTurn()
  }
  const { field, i18n, locale, nestingLevel } = props
  return (
    <FieldDiffContainer
      className="lexical-diff"
      i18n={i18n}
      label={{ label: field.label ?? false, ...(locale ? { locale } : {}) }}
      {...(nestingLevel === undefined ? {} : { nestingLevel })}
      // A grid of two columns: each part has a row.
      From={sides.map(({ from, to }, n) => (
        <Fragment key={n}>
          <div>{from}</div>
          <div>{to}</div>
        </Fragment>
      ))}
      To={null}
    />
  )
}

/** An editor state with these blocks. */
const textWith = (children: readonly unknown[]) => ({
  root: { type: 'root', format: '', indent: 0, version: 1, direction: 'ltr', children },
})
