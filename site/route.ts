import type { createStore } from 'jotai'
import { type ComponentType, lazy } from 'react'

import type { Head } from './seo/head.ts'

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

interface PageModule {
  default: ComponentType<PageProps>
}

/** A page that is loaded when it is needed, and rendered at once when it is there already. */
export interface LazyPage {
  preload: () => Promise<void>
  current: () => ComponentType<PageProps>
}

export interface Route {
  /** As react-router's matchPath takes it. */
  path: string
  page: LazyPage
  /** The name of its file in pages/, by which the build's manifest knows its chunk. */
  chunk?: string
  /** The query parameters that the page depends on. */
  query?: readonly string[]
  /** `admin`: for signed-in administrators; `registration`: for them, and for anyone while there is no user. */
  access?: 'admin' | 'registration'
  /** Fills the store; answers the HTTP statuses of what was loaded. */
  load?: (store: Store, place: Place) => Promise<number[]>
  head: (store: Store, place: Place) => Head
}

/** A page by its import. */
export function lazyPage(load: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType<PageProps> | undefined
  const Deferred = lazy(load)
  return {
    preload: async () => {
      loaded = (await load()).default
    },
    current: () => loaded ?? Deferred,
  }
}
