import { expect, it } from 'vitest'

import { refusedPorts } from './refused-ports.ts'

it.each([...refusedPorts])('fetch refuses port %d', async (port) => {
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ cause: { message: 'bad port' } })
})
