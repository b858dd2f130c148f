import { setImmediate as nextTurn } from 'node:timers/promises'

import { LexicalDiffComponent } from '@payloadcms/richtext-lexical/rsc'
import { FieldDiffContainer, getHTMLDiffComponents } from '@payloadcms/ui/rsc'
import type { RichTextFieldDiffServerComponent } from 'payload'
import { type ComponentProps, Fragment, type ReactNode } from 'react'

import { diffHtml, diffTokens } from '#cms/internals/payload-rich-text-diff.ts'
import { withLocalLock } from '#cms/locks/local-lock.ts'
import { htmlOfBlocks } from './block-html.ts'
import { blocksOf, comparedParts } from './compared-parts.ts'

type Props = ComponentProps<RichTextFieldDiffServerComponent>

interface Sides {
  from: ReactNode
  to: ReactNode
}

/** The work on the comparisons of a page; what is left then is shown as removed and added. */
const WORK_MS = 2000

declare module 'payload' {
  interface RequestContext {
    /** The work that was done on the comparisons of a page, in ms. */
    comparisonMs?: number
  }
}

/** Two versions of a rich text side by side: Payload's comparison, part by part with turns for other requests, one text at a time. */
export async function RichTextDiff(props: Props) {
  const sides = await withLocalLock('comparison of rich texts', () => compare(props))
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

async function compare(props: Props): Promise<Sides[]> {
  const { comparisonValue: before, versionValue: after, req } = props
  const html = await htmlOfBlocks([...blocksOf(before), ...blocksOf(after)], (block) =>
    diffHtml(LexicalDiffComponent, props, block),
  )
  const htmlOf = (blocks: readonly unknown[]) => blocks.map((block) => html.get(block) ?? '').join('')
  const sides: Sides[] = []
  for (const part of comparedParts(before, after, (block) => diffTokens(htmlOf([block])))) {
    const [from, to] = [htmlOf(part.from), htmlOf(part.to)]
    const spent = req.context.comparisonMs ?? 0
    const started = performance.now()
    if (spent < WORK_MS || from === to) sides.push(sidesOf(from, to))
    else sides.push(sidesOf(from, ''), sidesOf('', to))
    req.context.comparisonMs = spent + performance.now() - started
    await nextTurn()
  }
  return sides
}

/** An empty paragraph stands for no HTML, of which there would be no side. */
function sidesOf(from: string, to: string): Sides {
  const { From, To } = getHTMLDiffComponents({ fromHTML: from || '<p></p>', toHTML: to || '<p></p>' })
  return { from: From, to: To }
}
