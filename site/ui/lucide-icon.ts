import { type ComponentProps, createElement, type ReactElement } from 'react'

/** The part of lucide-react’s icon data that is drawn. */
export interface IconData {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * What the build puts in the place of lucide-react's `createLucideIcon`, which takes 2 KB on every page for names,
 * contexts and sizes that nothing here uses. Size and colour come from the class.
 */
export default function createLucideIcon({ node }: IconData): (props: ComponentProps<'svg'>) => ReactElement {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
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
      shapes,
    )
}
