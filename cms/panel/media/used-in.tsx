import type { UIFieldServerProps } from 'payload'

import { usesOf } from '#cms/media/uses.ts'

/** Lists what uses a picture, with links. A picture in use cannot be deleted. */
export async function UsedIn({ id, payload }: UIFieldServerProps) {
  if (id === undefined) return null
  const uses = await usesOf(payload, String(id))
  const { admin } = payload.config.routes
  return (
    <div className="field-type">
      <p className="field-label">Used in</p>
      {uses.length === 0 && <p>Nothing shows this picture.</p>}
      <ul>
        {uses.map(({ kind, title, path }) => (
          <li key={path}>
            {kind}: <a href={admin + path}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
