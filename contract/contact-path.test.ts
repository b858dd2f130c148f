import { describe, expect, it } from 'vitest'

import { subjectOfPage } from './inquiry-subject.ts'
import { contactPath, parseAbout } from './contact-path.ts'

describe('what an inquiry is about', () => {
  it.each([
    'service/vat-returns',
    'blog/a_post-2',
    'career/6923f',
    'team/1',
    'plan/1',
    'plan/12',
    'page/price',
    'page/team',
  ])('%s comes back from the path that names it', (about) => {
    const parsed = parseAbout(new URLSearchParams({ about }))
    expect(contactPath(parsed)).toBe(`/contact?about=${about}`)
  })

  it.each([
    '',
    'service',
    'service/',
    '/x',
    'user/1',
    'inquiry/1',
    'constructor/1',
    'plan/0',
    'plan/100',
    'page/contact',
    'page/constructor',
    'service/a/b',
    'blog/é',
    'blog/../x',
  ])('%j is nothing', (about) => {
    expect(parseAbout(new URLSearchParams({ about }))).toBeUndefined()
  })

  it.each([
    ['/services-details/vat', { type: 'service', key: 'vat' }],
    ['/blog/a-post', { type: 'blog', key: 'a-post' }],
    ['/blog', undefined],
    ['/blog/', undefined],
    ['/blog?page=2', undefined],
    ['/team', { type: 'page', key: 'team' }],
    ['/price', { type: 'page', key: 'price' }],
    ['/about', undefined],
  ])('%s is the page of %j', (path, about) => {
    expect(subjectOfPage(path)).toEqual(about)
  })
})
