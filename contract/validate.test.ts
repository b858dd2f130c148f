import { describe, expect, it } from 'vitest'

import { blog } from './blog.ts'
import { career } from './career.ts'
import { faq } from './faq.ts'
import { inquiry } from './inquiry.ts'
import { policy } from './policy.ts'
import { resourceNames, resources } from './index.ts'
import { DESCRIPTION } from './limits.ts'
import { fieldLabel } from './fields/label.ts'
import type { Resource } from './resource.ts'
import { team } from './team.ts'
import { validate } from './validate.ts'

const errorsOf = (type: Resource, raw: Record<string, unknown>, mode: 'create' | 'update' = 'create') => {
  const result = validate(type, raw, mode)
  return result.ok ? [] : result.errors.map(({ message }) => message)
}

describe('validate', () => {
  it.each([
    ['comes back unchanged', 'x', 'x', []],
    ['comes back longer', 'x', 'xx', ['Description must be at most 100,000 characters']],
    ['replaces a shorter one', '', 'x', ['Description must be at most 100,000 characters']],
  ])('a description over its limit that %s', (_what, before, after, messages) => {
    const over = 'a'.repeat(DESCRIPTION)
    const current = { description: before === '' ? '' : over + before }
    const result = validate(blog, { description: over + after }, 'update', { current })
    expect(result.ok ? [] : result.errors.map(({ message }) => message)).toEqual(messages)
  })

  it.each(resourceNames)('%s: an empty create names every required field', (name) => {
    const type: Resource = resources[name]
    const required = Object.keys(type.fields).filter((field) => type.fields[field]?.required)
    const result = validate(type, {}, 'create')
    expect(result.ok ? [] : result.errors.map(({ field }) => field)).toEqual(required)
  })

  it.each(resourceNames)('%s: every field takes its limit to the code point and no more', (name) => {
    const type: Resource = resources[name]
    for (const [field, description] of Object.entries(type.fields)) {
      // A text of the others has to be an address as well.
      if (description.kind !== 'text' && description.kind !== 'lines' && description.kind !== 'html') continue
      const { max } = description
      const at = '😀'.repeat(max)
      expect(errorsOf(type, { [field]: at }, 'update')).toEqual([])
      expect(errorsOf(type, { [field]: `${at}x` }, 'update')).toEqual([
        `${fieldLabel(field)} must be at most ${max.toLocaleString('en-US')} characters`,
      ])
    }
  })

  it.each([
    [{ title: '' }, 'Title is required'],
    [{ title: ' \n ' }, 'Title is required'],
    [{ title: null }, 'Title must be text'],
    [{ title: 5 }, 'Title must be text'],
    [{ title: ['a'] }, 'Title must be text'],
    [{ title: { $ne: 1 } }, 'Title must be text'],
    [{ title: 'a\0b' }, 'Title has a character that cannot be stored'],
    [{ title: 'a\ud800b' }, 'Title has a character that cannot be stored'],
  ])('a post with %j is rejected: %s', (raw, message) => {
    expect(errorsOf(blog, raw)).toEqual([message])
    expect(errorsOf(blog, raw, 'update')).toEqual([message])
  })

  it.each(['', ' ', '<p></p>', '<p><br></p>', '&nbsp;', '<p>\u200b</p>'])(
    'a policy with the text %j lacks it',
    (description) => {
      const raw = { title: 'Privacy', description }
      expect(errorsOf(policy, raw)).toEqual(['Description is required'])
      expect(errorsOf(policy, raw, 'update')).toEqual(['Description is required'])
      expect(validate(policy, raw, 'draft')).toMatchObject({ ok: true })
      expect(errorsOf(blog, raw)).toEqual([])
    },
  )

  it('trims one-line fields and does not change the others', () => {
    const sent = { name: ' Ram ', email: ' a@b.co ', phone: ' 1 ', message: ' a\n b ' }
    expect(validate(inquiry, sent, 'create')).toEqual({
      ok: true,
      values: { name: 'Ram', email: 'a@b.co', phone: '1', message: ' a\n b ', subject: '' },
    })
  })

  it('an update validates and returns only the given fields; optional fields may be emptied, a FAQ answer may not', () => {
    expect(validate(career, { salary: ' ', description: '' }, 'update')).toEqual({
      ok: true,
      values: { salary: '', description: '' },
    })
    expect(errorsOf(faq, { description: ' ' }, 'update')).toEqual(['Description is required'])
    expect(errorsOf(team, { post: '' }, 'update')).toEqual(['Post is required'])
  })

  it('ignores inherited properties and unknown fields', () => {
    expect(errorsOf(blog, Object.create({ title: 'inherited' }))).toEqual(['Title is required'])
    expect(validate(blog, { title: 'a', _id: 'x', createdAt: 'y', __proto__: null }, 'create')).toEqual({
      ok: true,
      values: { title: 'a', description: '', author: null, services: [], tags: [] },
    })
  })
})
