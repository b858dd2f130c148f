import { ExternalLink } from '../../ui/icons/external-link.ts'
import { Pencil } from '../../ui/icons/pencil.ts'

import { type ResourceName, resources } from '#contract/index.ts'
import { hasEnded } from '#contract/last-day.ts'
import { isLocalized } from '#contract/fields/index.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { type AnyEntity, type Image, type Resource, titleField } from '#contract/resource.ts'
import { Excerpt } from '../../ui/excerpt.tsx'
import { type StaffLanguage, useStaffLanguage, useStaffWords } from '../language/staff-language.ts'
import type { StaffWords } from '../language/words-en.ts'
import type { Column } from '../table/columns.ts'
import { Badge, type ShownState, shownState, StateBadge } from '../writing/state-badge.tsx'
import { nextText } from '../writing/state-line.tsx'
import type { RowFacts } from './list-filters.tsx'
import { type ListedText, listedText, searchedText } from './listed-text.ts'
import { screenKindOf } from './field-controls.tsx'
import { OnlyBadge, TranslationBadge } from './translation-badge.tsx'
import { DeleteButton } from './delete-button.tsx'
import { previewPath, seenPath } from './entry-links.ts'
import { iconButton } from '../layout/icon-button.ts'
import { editPath, isEditable } from '../../paths/screen-paths.ts'
import { describedField, headerOf } from './texts.ts'
import { Link } from '../../ui/link.tsx'

/** A list column for a text field. */
interface TextColumn {
  field: string
  /** The longest text shown, in graphemes. */
  cut?: number
  /** The letter case for display. */
  look?: 'capitalize' | 'uppercase'
}

type ListedColumn = TextColumn | 'image'

/** The columns of types whose list differs from `listedColumns`'s default: as in the site's first version. */
const columns: { readonly [Name in ResourceName]?: readonly ListedColumn[] } = {
  service: [{ field: 'title', cut: 50 }, 'image'],
  blog: [{ field: 'title', cut: 80 }, 'image'],
  team: ['image', { field: 'name', look: 'capitalize' }, { field: 'post', look: 'uppercase' }],
  career: [{ field: 'title', cut: 80 }, { field: 'salary' }, 'image'],
}

/** The columns of a type's list. */
function listedColumns(name: ResourceName): readonly ListedColumn[] {
  const type: Resource = resources[name]
  const image = type.image ? (['image'] as const) : []
  return columns[name] ?? [{ field: titleField(type), cut: 80 }, ...shortFields(type), ...image]
}

/** Columns of the fields after the first whose kind is short. */
const shortFields = ({ fields }: Resource): TextColumn[] =>
  Object.entries(fields)
    .slice(1)
    .flatMap(([field, description]) => (screenKindOf(description).isColumn ? [{ field }] : []))

/**
 * The columns of a type's list: texts, picture and actions. What is not simply published has its state beside its title, what is
 * not translated yet says so there. Below it is when something will be done, else the day of a post.
 */
export function listColumns(
  name: ResourceName,
  facts: RowFacts,
  language: StaffLanguage,
): readonly Column<AnyEntity>[] {
  const { list } = language.staff
  return [
    ...listedColumns(name).map((column) =>
      column === 'image' ? imageColumn(list.image) : fieldColumn(name, column, facts, language),
    ),
    { label: list.action, cell: (entry) => <Actions name={name} entry={entry} facts={facts} /> },
  ]
}

const imageColumn = (label: string): Column<AnyEntity> => ({
  label,
  cell: ({ image }) => <Thumbnail image={image ?? null} />,
})

function fieldColumn(
  name: ResourceName,
  { field, cut, look }: TextColumn,
  facts: RowFacts,
  language: StaffLanguage,
): Column<AnyEntity> {
  const type: Resource = resources[name]
  const { staff, tag, day } = language
  const { stateOf, translationOf } = facts
  const own = type.fields[field]
  if (!own) throw new Error(`${type.name} has no field ${field}`)
  const description = describedField(staff, name, field, own)
  const { shown, sortKey, Cell } = screenKindOf(description)
  const isTitle = field === titleField(type)
  const isTranslated = isLocalized(description)
  const listed = (entry: AnyEntity): ListedText => {
    if (isTranslated) return listedText(entry, field, tag, facts)
    return { text: shown(entry[field], description, language), language: undefined }
  }
  const text = (entry: AnyEntity) => listed(entry).text
  // A long word is broken rather than making the table wider than the screen.
  const isLine = description.kind === 'text'
  return {
    label: headerOf(staff, name, field),
    text,
    ...(isTranslated ? { searchText: (entry: AnyEntity) => searchedText(entry, field, facts) } : {}),
    ...(sortKey ? { sortKey: (entry: AnyEntity) => sortKey(entry[field]) } : {}),
    cell: (entry) => {
      const { text: words, language: lang } = listed(entry)
      const row = isTitle ? stateOf(entry) : undefined
      const other = row?.otherTitle
      const state = shownState(row)
      const translation = isTitle ? translationOf(entry)?.state : undefined
      const isOver = isTitle && hasEnded(type, entry)
      // The day that a post's page has.
      const note =
        nextText(row?.scheduled, language) ??
        (isTitle && type.page?.article && row?.state !== 'draft' && day(entry.createdAt ?? ''))
      const shownText = (
        <span className={`${isLine ? 'wrap-anywhere' : ''} ${look ?? ''}`}>
          {Cell ? (
            <Cell text={words} />
          ) : cut === undefined ? (
            <bdi lang={lang}>{words}</bdi>
          ) : (
            <Excerpt text={words || untitled(state, staff)} length={cut} lang={lang} />
          )}
        </span>
      )
      return (
        // What is known of the entry follows its title's last word.
        <span className={`block *:not-last:mr-3 ${isLine ? 'sm:min-w-32' : ''}`}>
          {shownText}
          {state !== 'published' && <StateBadge state={state} />}
          {other ? <OnlyBadge language={other.language} /> : translation && <TranslationBadge state={translation} />}
          {isOver && <Badge look="border border-danger font-semibold text-danger">{staff.list.ended}</Badge>}
          {note && <span className="block text-note text-soft">{note}</span>}
        </span>
      )
    },
  }
}

/** A draft may be without a title; what is published is not. */
const untitled = (state: ShownState, { table }: StaffWords): string => (state === 'published' ? '' : table.untitled)

function Thumbnail({ image }: { image: Image | null }) {
  const { noImage } = useStaffWords().list
  if (!image) return <span className="text-soft">{noImage}</span>
  const { filePath, alt, sizes } = image
  return (
    <img
      src={sizes[0]?.filePath ?? filePath}
      alt={alt}
      lang={DEFAULT_LANGUAGE}
      width={56}
      height={40}
      loading="lazy"
      className="h-10 w-14 rounded-md bg-mist object-cover"
    />
  )
}

function Actions({ name, entry, facts }: { name: ResourceName; entry: AnyEntity; facts: RowFacts }) {
  const { staff: words, tag } = useStaffLanguage()
  const row = facts.stateOf(entry)
  const title = listedText(entry, titleField(resources[name]), tag, facts).text || untitled(shownState(row), words)
  const seen = seenPath(name, entry, row) ?? previewPath(name, entry._id)
  return (
    <span className="-m-2 flex gap-1">
      {isEditable(name) && (
        <Link to={editPath(name, entry._id)} aria-label={words.list.editOne(title)} className={iconButton}>
          <Pencil aria-hidden className="size-5" />
        </Link>
      )}
      {seen !== undefined && (
        <Link to={seen} aria-label={words.list.seeOne(title)} className={iconButton}>
          <ExternalLink aria-hidden className="size-5" />
        </Link>
      )}
      <DeleteButton name={name} id={entry._id} title={title} />
    </span>
  )
}
