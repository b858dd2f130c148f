import type { createStore } from 'jotai'
import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'

import type { Head } from '../seo/head.ts'

export type Store = ReturnType<typeof createStore>

/** Where a visitor is, as a route's page, data and head see it. */
export interface Place {
  /** The path without its query. */
  path: string
  params: Readonly<Record<string, string | undefined>>
  query: URLSearchParams
}

export interface PageProps {
  place: Place
}

export interface LayoutProps {
  children: ReactNode
}

/** A component that is loaded when it is needed, and rendered at once when it is there already. */
export interface Lazy<Props> {
  preload: () => Promise<void>
  component: ComponentType<Props>
}

export interface Route {
  /** As react-router's matchPath takes it. */
  path: string
  page: Lazy<PageProps>
  /** What the page stands in, if not the layout for visitors. */
  layout?: Lazy<LayoutProps>
  /** The name of its file in pages/, by which the build's manifest knows its chunk. */
  chunk?: string
  /** The query parameters that the page depends on. */
  query?: readonly string[]
  /** `admin`: for signed-in administrators; `registration`: for them, and for anyone while there is no user. */
  access?: 'admin' | 'registration'
  /** Fills the store; answers the HTTP statuses of what was loaded. */
  load?: (store: Store, place: Place) => Promise<number[]>
  /** The address to go to instead, once the store is filled. */
  movedTo?: (store: Store, place: Place) => string | undefined
  head: (store: Store, place: Place) => Head
}

/** A component by its import. */
export function lazyPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): Lazy<Props> {
  let loaded: ComponentType<Props> | undefined
  const Deferred = lazy(load)
  return {
    preload: async () => {
      loaded = (await load()).default
    },
    // Once shown it stays what it is: another component in its place would lose what was typed into the first.
    component: function Part(props: Props) {
      const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Deferred)
      return createElement(Shown, props)
    },
  }
}

/** A page by its import. */
export const lazyPage = lazyPart<PageProps>

/** Fetches the code that a route shows. */
export const preload = async ({ page, layout }: Route): Promise<void> => {
  await Promise.all([page.preload(), layout?.preload()])
}
