import { readdirSync } from 'node:fs'

import { expect, it } from 'vitest'

import { pageNames, resources } from '#contract/index.ts'
import { pagesWithQuery } from '#contract/page-queries.ts'
import { isReservedPath } from '#contract/reserved-paths.ts'
import { knownPaths, staticPaths } from '#contract/static-paths.ts'
import { publicRoutes } from './page-routes.tsx'
import { staffRoutes } from './staff-routes.ts'

it('every public page is of an entry, in the sitemap, or one that search engines are not to list', () => {
  const hidden = ['/search', '/login', '/new-password']
  const pages = publicRoutes.map(({ path }) => path).filter((path) => !path.includes(':') && !hidden.includes(path))
  expect([...staticPaths].toSorted()).toEqual(pages.toSorted())
})

it('every page that depends on query parameters is one that the cache keeps apart by them', () => {
  const dependent = publicRoutes.filter(({ query }) => query).map(({ path }) => path)
  expect(dependent.toSorted()).toEqual([...pagesWithQuery, `${resources.tag.page.path}/:slug`].toSorted())
})

it('the path of every route is a visitors’ page, or reserved: staff cannot redirect it', () => {
  const routes = [...publicRoutes, ...staffRoutes.screens, ...staffRoutes.previews].map(({ path }) => path)
  const pages = [...knownPaths, ...pageNames.map((name) => `${resources[name].page.path}/:slug`)]
  expect(routes.filter((path) => !isReservedPath(path)).toSorted()).toEqual(pages.toSorted())
})

it('the files at the root of the site are reserved, and the folders', () => {
  const paths = readdirSync('site/public').map((name) => `/${name}`)
  for (const path of [...paths, '/admin', '/api/x', '/sitemap-1.xml', '/ne/edit-blog/1', '/ne/preview/blog/1'])
    expect(isReservedPath(path), path).toBe(true)
  for (const path of ['/administrators', '/sitemap-old.xml']) expect(isReservedPath(path), path).toBe(false)
})
