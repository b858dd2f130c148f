import { ValidationError } from 'payload'
import { expect, it, vi } from 'vitest'

import { retryWhileSlugIsTaken, explainTakenSlug } from './slug-taken.ts'

const notUnique = (path: string) => new ValidationError({ errors: [{ path, message: 'Value must be unique' }] })
const messagesOf = (error: ValidationError) => explainTakenSlug(error).data.errors.map(({ message }) => message)

it('a slug that another entry has is refused in plain words, another field as before', () => {
  expect(messagesOf(notUnique('slug'))).toEqual(['Another entry has this slug. Please choose another one.'])
  expect(messagesOf(notUnique('email'))).toEqual(['Value must be unique'])
})

it('a write is tried again while its slug is taken, up to a bound, and not after another error', async () => {
  const write = vi.fn<() => Promise<string>>().mockRejectedValueOnce(notUnique('slug')).mockResolvedValue('written')
  expect(await retryWhileSlugIsTaken(write)).toBe('written')
  const never = vi.fn<() => Promise<string>>().mockRejectedValue(notUnique('slug'))
  await expect(retryWhileSlugIsTaken(never)).rejects.toThrow('slug')
  const other = vi.fn<() => Promise<string>>().mockRejectedValue(notUnique('email'))
  await expect(retryWhileSlugIsTaken(other)).rejects.toThrow('email')
  expect([write, never, other].map(({ mock }) => mock.calls.length)).toEqual([2, 20, 1])
})
