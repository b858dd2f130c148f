import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { expect, it, vi } from 'vitest'

import { preparePayload } from '#cms/testing/payload.ts'
import { moveToTrash, restoreFromTrash } from '#cms/trash/trash.ts'
import { pictureVisibility } from './picture-visibility.ts'
import { fileNamesOf, filesOf } from './stored-files.ts'

const collection = 'media'
let payload: Payload
let req: PayloadRequest
preparePayload(async (started) => {
  payload = started
  req = await createLocalReq({}, payload)
})

/** A picture with three smaller versions. */
const fields = (number: number, end: string) => ({
  filename: `${String(number).padStart(32, '0')}-00000000.${end}`,
  width: 2000,
  height: 1000,
  frames: 1,
})

async function addPicture(number: number, end = 'jpg') {
  const data = fields(number, end)
  const { id } = await payload.db.create({ collection, data })
  return { id: String(id), files: filesOf(fileNamesOf(data)) }
}

/** Which of these files visitors get, with a new revision for each call unless it is given. */
function visible() {
  let revision = 0
  const isVisible = pictureVisibility(payload, () => revision)
  return async (files: readonly string[], at = revision + 1) => {
    revision = at
    return Promise.all(files.map((file) => isVisible(file)))
  }
}

const [yes, no] = [true, false].map((each) => Array.from({ length: 4 }, () => each))

it.each(['jpg', 'png', 'webp', 'avif'])(
  'the files of a picture as %s are for visitors while it has them',
  async (end) => {
    const of = visible()
    const { id, files } = await addPicture(end.length * 10 + end.charCodeAt(0), end)
    expect(files).toHaveLength(4)
    expect(await of(files)).toEqual(yes)
    await moveToTrash(req, collection, id)
    expect(await of(files, 1)).toEqual(yes)
    expect(await of(files)).toEqual(no)
    await restoreFromTrash(req, collection, id)
    expect(await of(files)).toEqual(yes)
    // Replaced by another file.
    const other = fields(end.charCodeAt(0) + 500, 'png')
    await payload.db.updateOne({ collection, id, data: other })
    expect([await of(files), await of(filesOf(fileNamesOf(other)))]).toEqual([no, yes])
    await payload.db.deleteOne({ collection, where: { id: { equals: id } } })
    expect(await of(filesOf(fileNamesOf(other)))).toEqual(no)
  },
)

it('a size that a picture does not have, and the files of an animation’s, are not for visitors', async () => {
  const of = visible()
  const { filename, ...rest } = fields(900, 'gif')
  await payload.db.create({ collection, data: { filename, ...rest, frames: 3 } })
  const base = filename.replace('.gif', '')
  expect(await of([filename, `${base}-480.webp`, `${base}-481.webp`, 'unknown.png'])).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it('while the database does not answer, the last answer counts, and a file that nobody has asked for is served', async () => {
  const of = visible()
  const [shown, trashed, unasked] = [await addPicture(1001), await addPicture(1002), await addPicture(1003)]
  await moveToTrash(req, collection, trashed.id)
  await of([...shown.files, ...trashed.files])
  const failing = vi.spyOn(payload.db, 'find').mockRejectedValue(new Error('the database is gone'))
  expect([await of(shown.files), await of(trashed.files), await of(unasked.files)]).toEqual([yes, no, yes])
  failing.mockRestore()
  expect(await of(trashed.files)).toEqual(no)
})
