import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { $createParagraphNode, $createTextNode, $getRoot } from 'lexical'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { Picture } from '#contract/media.ts'
import { transportAtom } from '../../state/api-atom.ts'
import { aPicture, mockLibrary } from '../../testing/library.ts'
import { pageRequest } from '../../testing/page-request.ts'
import { takePictures } from './pasted-pictures.ts'
import { parse } from './document/parse-html.ts'
import { picturesInRtf } from './rtf-pictures.ts'
import { open, tool } from './testing/open.tsx'
import { ignoreTableReads } from './testing/table-reads.ts'
import { deferred } from '../../testing/deferred.ts'

ignoreTableReads()

/** The first bytes of a PNG, in base64 and in hexadecimal. */
const base64 = 'iVBORw0KGgo='
const hex = '89504e470d0a1a0a'
const dataUrl = `data:image/png;base64,${base64}`
const png = (name: string): File =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], name, { type: 'image/png' })

const [one, other] = [aPicture(), aPicture({ _id: '0123456789abcdef01234567', alt: { en: 'Other', ne: '' } })]

interface Pasted {
  html?: string
  rtf?: string
  files?: readonly File[]
}

const clipboard = ({ html = '', rtf = '', files = [] }: Pasted) => ({
  files,
  types: [],
  getData: (type: string) => (type === 'text/html' ? html : type === 'text/rtf' ? rtf : ''),
})

const paste = (box: HTMLElement, pasted: Pasted): Promise<void> =>
  act(async () => void fireEvent.paste(box, { clipboardData: clipboard(pasted) }))

const ids = (html: string): (string | undefined)[] =>
  [...html.matchAll(/data-picture="([^"]*)"|<p>([^<]+)/g)].map(([, id, text]) => id ?? text)

const status = (): HTMLElement => screen.getByRole('status')

beforeEach(() => getDefaultStore().set(transportAtom, { fetch: pageRequest('/').fetch }))

describe('pasted pictures', () => {
  it('come from the HTML of Google Docs, in their places, each added to the library', async () => {
    const { promise: ready, resolve: answer } = deferred()
    mockLibrary([], [one, other], ready)
    const { box, html, user } = await open('')
    await paste(box, { html: `<p>a</p><p><img src="${dataUrl}" alt="Mine"></p><p>b<img src="${dataUrl}">c</p>` })
    await waitFor(() => expect(status()).toHaveTextContent('Adding 2 pictures'))
    answer()
    await waitFor(() => expect(ids(html() ?? '')).toEqual(['a', one._id, 'b', other._id, 'c']))
    expect(html()).toContain('alt="Mine"')
    expect(html()).toContain('alt="Other"')
    await waitFor(() => expect(status()).toBeEmptyDOMElement())
    // The paste and what came of it are one step.
    await user.click(tool('Undo'))
    expect(html()).toBe('')
  })

  it('come on plain HTTP, too, where there is no randomUUID', async () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('not a function')
    })
    mockLibrary([], [one, other])
    const { box, html } = await open('')
    await paste(box, { html: `<p>a</p><img src="${dataUrl}">` })
    await paste(box, { files: [png('a.png')] })
    await waitFor(() => expect(ids(html() ?? '')).toEqual(['a', one._id, other._id]))
  })

  it('come from Word as the text for word processors has them', async () => {
    mockLibrary([], [one])
    const { box, html } = await open('')
    const rtf = `{\\rtf1{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn a}}}\\picw10\\pngblip\\bliptag-12{\\*\\blipuid ab12}${hex.slice(0, 8)}\n${hex.slice(8)}}}{\\nonshppict{\\pict\\wmetafile8 ffff}}}`
    await paste(box, { html: '<p class=MsoNormal><img width=9 height=9 src="file:///C:/a.png"></p><p>after</p>', rtf })
    await waitFor(() => expect(ids(html() ?? '')).toEqual([one._id, 'after']))
  })

  it('come as files, copied alone or dropped', async () => {
    mockLibrary([], [one, other])
    const { box, html } = await open('')
    await paste(box, { files: [png('a.png')] })
    await waitFor(() => expect(ids(html() ?? '')).toEqual([one._id]))
    const dataTransfer = { ...clipboard({ files: [png('b.png')] }), types: ['Files'] }
    await act(async () => void fireEvent.drop(box, { dataTransfer }))
    await waitFor(() => expect(ids(html() ?? '')).toEqual([one._id, other._id]))
  })

  it('that are refused leave the text, and the note says why', async () => {
    mockLibrary([], ['Image must be at most 10 MB'])
    const { box, html, user } = await open('<p>kept</p>')
    await paste(box, { html: `<p>a</p><img src="${dataUrl}"><img src="data:image/svg+xml;base64,AAAA"><p>b</p>` })
    await waitFor(() => expect(status()).toHaveTextContent(/picture.png: .*10 MB.* picture.svg\+xml: .*SVG/))
    expect(html()).toBe('<p>a</p><p>b</p>')
    await user.click(screen.getByRole('button', { name: 'Close note' }))
    expect(status()).toBeEmptyDOMElement()
  })

  describe.each<[string, Picture | string, string[]]>([
    ['has its picture', one, [one._id]],
    ['is gone after a refusal', 'Image must be at most 10 MB', []],
  ])('whose place comes back', (what, uploaded, expected) => {
    async function pasted() {
      const { promise: ready, resolve: answer } = deferred()
      mockLibrary([], [uploaded], ready)
      const opened = await open('<p>kept</p>')
      await act(async () => opened.editor.update(() => void $getRoot().selectEnd()))
      await paste(opened.box, { files: [png('a.png')] })
      await waitFor(() => expect(status()).toHaveTextContent('Adding'))
      const arrive = async () => {
        answer()
        await waitFor(() => expect(status()).not.toHaveTextContent('Adding'))
      }
      return { ...opened, arrive }
    }

    it(`by Redo, after Undo before it had come, ${what}`, async () => {
      const { html, user, arrive } = await pasted()
      await user.click(tool('Undo'))
      expect(html()).toBe('<p>kept</p>')
      await arrive()
      await user.click(tool('Redo'))
      await waitFor(() => expect(ids(html() ?? '')).toEqual(['kept', ...expected]))
    })

    it(`by Undo of what was changed before it had come, ${what}`, async () => {
      const { html, editor, user, arrive } = await pasted()
      await act(async () =>
        editor.update(() => void $getRoot().append($createParagraphNode().append($createTextNode('more')))),
      )
      await arrive()
      expect(ids(html() ?? '')).toEqual(['kept', ...expected, 'more'])
      await user.click(tool('Undo'))
      await waitFor(() => expect(ids(html() ?? '')).toEqual(['kept', ...expected]))
      await user.click(tool('Redo'))
      await waitFor(() => expect(ids(html() ?? '')).toEqual(['kept', ...expected, 'more']))
    })
  })
})

describe('the pictures of a paste', () => {
  const taken = (pasted: Pasted): string[] => {
    const data = { ...clipboard(pasted), files: (pasted.files ?? []) as unknown as FileList }
    return takePictures(parse(pasted.html ?? ''), data).map(({ file }) => `${file.name} ${file.type}`)
  }

  it.each<[string, Pasted, string[]]>([
    [
      'are files beside a picture alone',
      { html: '<img src="https://a.test/x">', files: [png('x.png')] },
      ['x.png image/png'],
    ],
    ['are not the picture that Excel makes of cells', { html: '<table><td>1</table>', files: [png('x.png')] }, []],
    [
      'are not guessed where the numbers differ',
      { html: '<p>a<img src="file:///a"><img src="file:///b">', rtf: `{\\pict\\pngblip ${hex}}` },
      [],
    ],
    ['are no pixels and emoji', { html: `<img width=1 height=1 src="${dataUrl}"><img alt="😀" src="${dataUrl}">` }, []],
    ['are none in broken data: URLs', { html: '<img src="data:image/png;base64,A"><img src="data:text/html,x">' }, []],
    ['are not those of the library', { html: `<img data-picture="${one._id}" src="${dataUrl}">` }, []],
  ])('%s', (_what, pasted, names) => expect(taken(pasted)).toEqual(names))

  it.each([
    ['', 0],
    ['{\\pict', 0],
    ['{\\pict\\pngblip }', 0],
    [`{\\pict\\jpegblip ${hex}`, 1],
    [`{\\pict\\pngblip ${hex}}{\\pict\\jpegblip{\\x{\\y 00}} ${hex}}`, 2],
  ])('are found in the RTF %j: %d', async (rtf, count) => {
    const found = picturesInRtf(rtf)
    expect(found).toHaveLength(count)
    for (const file of found) expect([...new Uint8Array(await file.arrayBuffer())][0]).toBe(0x89)
  })
})
