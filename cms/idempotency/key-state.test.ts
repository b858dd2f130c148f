import { describe, expect, it } from 'vitest'

import { keyedRequest, senderOf, stateOf } from './key-state.ts'

const claimed = { id: 'claim', fingerprint: 'a', expiresAt: '2026-11-27T00:00:00.000Z', response: undefined }
const response = { status: 201, body: { _id: 'entry' } }

describe('the state of a key', () => {
  it.each([
    ['a request that still runs', { isOver: false }, false, { is: 'running' }],
    ['a claim that is over with nothing created', { isOver: true }, false, { is: 'abandoned', id: 'claim' }],
    ['a claim that is over with something created', { isOver: true }, true, { is: 'unanswered', id: 'claim' }],
    ['a stored response', { isOver: false, response }, false, { is: 'answered', id: 'entry', body: response.body }],
    ['a response of the day before', { isOver: true, response }, true, { is: 'expired' }],
  ])('%s', (_name, receipt, isCreated, state) => {
    expect(stateOf({ ...claimed, ...receipt }, isCreated)).toEqual(state)
  })
})

describe('the sender of a receipt', () => {
  const sent = { caller: 'user 1', header: 'k', fingerprint: 'a', language: 'en' } as const
  const published = keyedRequest(sent, { called: '/api/blog/', shared: undefined })
  const draft = keyedRequest(sent, { called: '/api/writing/blog', shared: '/api/blog' })
  const other = keyedRequest({ ...sent, fingerprint: 'b' }, { called: '/api/writing/blog', shared: '/api/blog' })

  it('a draft and what is published have one key for a caller, in any language and spelling of the path', () => {
    const inNepali = keyedRequest({ ...sent, language: 'ne' }, { called: '/api/blog', shared: undefined })
    expect([draft.key, inNepali.key]).toEqual([published.key, published.key])
    expect(keyedRequest({ ...sent, caller: 'user 2' }, { called: '/api/blog', shared: undefined }).key).not.toBe(
      draft.key,
    )
    expect(senderOf(inNepali, published)).toBe('different')
  })

  it.each([
    ['a repeated request', draft, draft, 'same'],
    ['a draft after it was published', published, draft, 'sharedCall'],
    ['another draft', other, draft, 'different'],
    ['what is published after it was a draft', draft, published, 'different'],
  ])('%s', (_name, stored, request, sender) => {
    expect(senderOf(stored, request)).toBe(sender)
  })
})
