import { useAtomValue } from 'jotai'
import type { ComponentType } from 'react'

import type { PageName } from '#contract/index.ts'
import { PreviewBar } from '../preview/preview-bar.tsx'
import { useLivePreview } from '../preview/use-live-preview.ts'
import { editPath } from '../paths/screen-paths.ts'
import type { PageProps } from '../paths/route-match.ts'
import { entries } from '../state/entries.ts'

export { draftHead } from '../preview/draft-head.ts'

/** An entry's page with its newest draft, updated while it is edited in the panel. */
export const previewOf = (name: PageName, Page: ComponentType<PageProps>) =>
  function Preview({ match }: PageProps) {
    const { id = '' } = match.params
    useLivePreview(name, id)
    const { key: slug } = useAtomValue<{ key: string }>(entries[name].stateAtom)
    return (
      <>
        <PreviewBar edit={editPath(name, id)} />
        <Page match={{ ...match, params: { slug } }} />
      </>
    )
  }
