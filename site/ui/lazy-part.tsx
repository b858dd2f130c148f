import { type ComponentType, createElement, lazy, Suspense, useState } from 'react'

/** A component that is loaded on first use, and rendered without suspending once it is loaded. */
export interface Lazy<Props> {
  preload: () => Promise<void>
  component: ComponentType<Props>
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * Makes a lazy component from its dynamic import.
 *
 * @param loadShown the import for a component that is rendered before its code was loaded
 */
export function lazyPart<Props extends object>(load: Load<Props>, loadShown = load): Lazy<Props> {
  let loaded: ComponentType<Props> | undefined
  const Deferred = lazy(loadShown)
  return {
    preload: async () => {
      loaded = (await load()).default
    },
    // Chosen once per mount: replacing the component would lose its state, such as typed text.
    component: function Part(props: Props) {
      const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Deferred)
      return createElement(Shown, props)
    },
  }
}

const laterParts: (() => Promise<void>)[] = []

/**
 * A part of a page that is in the server's HTML, and whose code is no part of the first load: React hydrates it when the rest is
 * hydrated and its code has come. What is in it must work without code until then, and
 * goes on so if the code cannot be loaded.
 */
export function laterPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const part = lazyPart(load, () => load().catch(() => new Promise<never>(() => undefined)))
  laterParts.push(part.preload)
  const Part = part.component
  return function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** Loads the parts that are hydrated later: before the server renders, and once the browser has hydrated the rest. */
export const preloadLaterParts = async (): Promise<void> => {
  await Promise.all(laterParts.map((preload) => preload()))
}
