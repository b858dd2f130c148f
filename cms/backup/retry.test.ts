import { expect, it, vi } from 'vitest'

import { log } from '#cms/common/log.ts'
import { retry } from './retry.ts'

it('repeats what fails, and logs each failure with its error', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  const error = new Error('connection reset')
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('copied')
  expect(await retry('a.webp', work)).toBe('copied')
  expect(warn.mock.calls.map(([about]) => about)).toEqual([{ err: error, file: 'a.webp', attempt: 1, attempts: 3 }])
  warn.mockRestore()
})

it('throws at once where the disk is full', async () => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('ENOSPC: no space left on device, write'))
  await expect(retry('a.webp', work)).rejects.toThrow('ENOSPC')
  expect(work).toHaveBeenCalledOnce()
})

it('throws the error of the third attempt', async () => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue(undefined)
  let calls = 0
  const work = () => Promise.reject(new Error(`failure ${(calls += 1)}`))
  await expect(retry('a.webp', work)).rejects.toThrow('failure 3')
  expect(warn).toHaveBeenCalledTimes(2)
  warn.mockRestore()
})
