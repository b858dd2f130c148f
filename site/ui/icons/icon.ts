import { type ComponentProps, createElement, type ReactElement } from 'react'

export type Icon = (props: ComponentProps<'svg'>) => ReactElement

/** A path's data, or another element of SVG with its attributes. */
type Shape = string | readonly [tag: string, attributes: Readonly<Record<string, string>>]

/**
 * An icon of Lucide (https://lucide.dev), whose SVG gives the shapes. Size and colour come from the class. One file each, so
 * that a page downloads those that it shows; the package of all of them has 38 MB.
 */
export function icon(...shapes: readonly Shape[]): Icon {
  const children = shapes.map((shape, key) => {
    const [tag, attributes] = typeof shape === 'string' ? ['path', { d: shape }] : shape
    return createElement(tag, { key, ...attributes })
  })
  return (props) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      children,
    )
}
