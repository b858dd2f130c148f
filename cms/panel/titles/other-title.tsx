'use client'

import { RenderDefaultCell, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { createContext, type ReactNode, use, useEffect } from 'react'

import { languageNames } from '#contract/languages.ts'
import type { OtherTitle } from '#contract/writing.ts'
import { isNameless } from '#cms/internals/payload-titles.ts'

/** A title with the name of its language. */
const marked = ({ title, language }: OtherTitle): string => `${title} (${languageNames[language]})`

type TitlesById = Readonly<Record<string, OtherTitle>>

const OtherTitles = createContext<TitlesById>({})

/** Gives the cells of a list the titles of those rows that have none in the list's language. */
export const OtherTitlesOfRows = ({ titles, children }: { titles: TitlesById; children: ReactNode }) => (
  <OtherTitles value={titles}>{children}</OtherTitles>
)

/** A row's title in a list; in another language where it has none in the list's. */
export function TitleCell(props: DefaultCellComponentProps) {
  const titles = use(OtherTitles)
  const other = props.cellData ? undefined : titles[String(props.rowData['id'])]
  const cell = (
    <RenderDefaultCell
      clientProps={other ? { ...props, cellData: marked(other) } : props}
      columnIndex={props.columnIndex ?? 0}
      isLinkedColumn={props.link ?? false}
    />
  )
  return other ? (
    <span className="firm-other-title" lang={other.language}>
      {cell}
    </span>
  ) : (
    cell
  )
}

/** Names the entry that is shown by its title in another language for as long as Payload has only its id for it. */
export function NameByOtherTitle({ other }: { other: OtherTitle }) {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t } = useTranslation()
  const hasNoTitle = isNameless(title, id, t('general:untitled'))
  const name = marked(other)
  useEffect(() => {
    if (!hasNoTitle) return undefined
    // After Payload, which sets the id in effects of its own.
    const frame = requestAnimationFrame(() => setDocumentTitle(name))
    return () => cancelAnimationFrame(frame)
  }, [hasNoTitle, name, setDocumentTitle])
  return null
}
