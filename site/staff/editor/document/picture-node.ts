import {
  $applyNodeReplacement,
  $getNodeByKey,
  $getSelection,
  $isNodeSelection,
  DecoratorNode,
  type LexicalNode,
  type NodeKey,
  type SerializedLexicalNode,
} from 'lexical'

import { picture as pictureJson, type PictureNode as PictureJson } from '#contract/rich-text/nodes.ts'
import { isRecord, textOf } from '#contract/narrow.ts'

/** The data of a picture in a text. */
export type TextPicture = Pick<PictureJson, 'value' | 'fields' | 'shown'>

/** A picture between the blocks of a text, as the server's structure has it. */
export class PictureNode extends DecoratorNode<null> {
  __picture: TextPicture

  constructor(given: TextPicture = { value: '', fields: { alt: '', caption: '' } }, key?: NodeKey) {
    super(key)
    this.__picture = given
  }

  static override getType(): string {
    return 'upload'
  }

  static override clone(node: PictureNode): PictureNode {
    return new PictureNode(node.__picture, node.__key)
  }

  static override importJSON(json: SerializedLexicalNode & Record<string, unknown>): PictureNode {
    const fields = isRecord(json['fields']) ? json['fields'] : {}
    const shown = isRecord(json['shown']) ? json['shown'] : undefined
    const srcset = textOf(shown?.['srcset'])
    const { width, height } = shown ?? {}
    return $createPictureNode({
      value: textOf(json['value']),
      fields: { alt: textOf(fields['alt']), caption: textOf(fields['caption']) },
      ...(shown && {
        shown: {
          src: textOf(shown['src']),
          ...(srcset && { srcset }),
          ...(typeof width === 'number' && typeof height === 'number' && { width, height }),
        },
      }),
    })
  }

  override exportJSON(): SerializedLexicalNode {
    const { value, fields, shown } = this.getPicture()
    return Object.assign(super.exportJSON(), pictureJson(value, fields, shown))
  }

  getPicture(): TextPicture {
    return this.getLatest().__picture
  }

  setPicture(given: TextPicture): this {
    const writable = this.getWritable()
    writable.__picture = given
    return writable
  }

  override createDOM(): HTMLElement {
    const figure = document.createElement('figure')
    figure.className = 'text-picture'
    show(figure, this.__picture)
    return figure
  }

  override updateDOM(before: this, figure: HTMLElement): boolean {
    if (before.__picture !== this.__picture) show(figure, this.__picture)
    return false
  }

  override decorate(): null {
    return null
  }

  override isInline(): false {
    return false
  }

  override getTextContent(): string {
    const { caption, alt } = this.getPicture().fields
    return caption || alt
  }
}

/** A picture without a file is one that is being added. */
function show(figure: HTMLElement, { fields: { alt, caption }, shown }: TextPicture): void {
  const image = document.createElement(shown ? 'img' : 'div')
  if (image instanceof HTMLImageElement && shown) {
    image.alt = alt
    image.draggable = false
    image.sizes = '(min-width: 760px) 720px, 92vw'
    if (shown.srcset) image.srcset = shown.srcset
    image.src = shown.src
    if (shown.width && shown.height) Object.assign(image, { width: shown.width, height: shown.height })
  } else image.className = 'text-picture-waiting'
  const below = document.createElement('figcaption')
  below.textContent = caption
  figure.replaceChildren(image, ...(caption ? [below] : []))
}

export const $createPictureNode = (given: TextPicture): PictureNode => $applyNodeReplacement(new PictureNode(given))

export const $isPictureNode = (node: LexicalNode | null | undefined): node is PictureNode => node instanceof PictureNode

/** The picture that is selected, if it is one alone. */
export function $selectedPicture(): PictureNode | undefined {
  const selection = $getSelection()
  if (!$isNodeSelection(selection)) return undefined
  const [only, ...others] = selection.getNodes()
  return $isPictureNode(only) && others.length === 0 ? only : undefined
}

export function $pictureByKey(key: NodeKey): PictureNode | undefined {
  const node = $getNodeByKey(key)
  return $isPictureNode(node) ? node : undefined
}
