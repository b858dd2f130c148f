import { useAtomValue } from 'jotai'
import { useState } from 'react'

import type { FileUse } from '#contract/media.ts'
import { entryScreenPath } from '../../paths/screen-paths.ts'
import type { Api } from '../../api/client.ts'
import { apiAtom } from '../../state/api-atom.ts'
import { messageOf } from '../../state/errors.ts'
import { Link } from '../../ui/link.tsx'
import { useStaffLanguage } from '../language/staff-language.ts'
import { typeName } from '../language/type-texts.ts'

interface UsesProps {
  read: (api: Api) => Promise<{ uses: readonly FileUse[] }>
  /** The file's name. */
  name: string
}

/** The uses of a file, loaded on request. */
export function Uses({ read, name }: UsesProps) {
  const api = useAtomValue(apiAtom)
  const { staff, message } = useStaffLanguage()
  const words = staff.pictures
  const [found, setFound] = useState<readonly FileUse[] | string>()
  const load = async () =>
    setFound(
      await read(api).then(
        ({ uses }) => uses,
        (error: unknown) => message(messageOf(error)),
      ),
    )
  return (
    <details className="open:basis-full" onToggle={({ currentTarget }) => void (currentTarget.open && load())}>
      <summary aria-label={`${words.uses}: ${name}`} className="link inline-flex min-h-11 items-center text-small">
        {words.uses}
      </summary>
      <div aria-live="polite" className="text-small">
        {typeof found === 'string' && <p>{found}</p>}
        {Array.isArray(found) && found.length === 0 && <p>{words.unused}</p>}
        {Array.isArray(found) && found.length > 0 && (
          <ul className="flex flex-col gap-1">
            {found.map((use: FileUse) => (
              <li key={use._id}>
                <UseLink use={use} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  )
}

function UseLink({ use: { type, _id, title } }: { use: FileUse }) {
  const { staff } = useStaffLanguage()
  if (type === null)
    return (
      <>
        {staff.pictures.settings}: {title}
      </>
    )
  return (
    <>
      {typeName(staff, type)}:{' '}
      <Link to={entryScreenPath(type, _id)} className="link" dir="auto">
        {title}
      </Link>
    </>
  )
}
