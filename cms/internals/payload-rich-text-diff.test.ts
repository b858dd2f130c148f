import { readFileSync } from 'node:fs'

import { createElement } from 'react'
import { expect, it } from 'vitest'

import { DIFF_TOKEN, diffSides } from './payload-rich-text-diff.ts'

it('the sides of a comparison are those of its container', async () => {
  const [From, To] = [createElement('p'), createElement('div')]
  const returning = (props: object) => (given: object) =>
    Promise.resolve(createElement('section', { ...given, ...props }))
  expect(await diffSides(returning({ To }), { From })).toEqual({ from: From, to: To })
  expect(await diffSides(returning({ From: null, To }), {})).toEqual({ from: null, to: To })
  await expect(diffSides(returning({}), {})).rejects.toThrow(/no sides/)
  await expect(diffSides(undefined, {})).rejects.toThrow(/no sides/)
})

it('Payload compares rich text in a container with two sides, for an editor state with the children of its root', () => {
  const source = readFileSync('node_modules/@payloadcms/richtext-lexical/dist/field/Diff/index.js', 'utf8')
  expect(source).toMatch(/return .*_jsx\(FieldDiffContainer, \{[^}]*From: From,/s)
  const diff = readFileSync('node_modules/@payloadcms/ui/dist/elements/HTMLDiff/diff/index.js', 'utf8')
  expect(diff).toContain(`|<[^>]+>|${DIFF_TOKEN.source}/gs`)
  expect(diff).toContain('while (i <= e1 && i <= e2 && this.oldTokens[e1] === this.newTokens[e2])')
  expect(source).toMatch(/comparisonValue: valueFrom,[^}]*versionValue: valueTo\s*\} = args/)
})
