import { Pencil } from 'lucide-react'
import { Link } from 'react-router-dom'

import { titleOf } from '#contract/entity-texts.ts'
import { type ResourceName, resources } from '#contract/index.ts'
import { type AnyEntity, fieldLabel, type Image, type Resource } from '#contract/resource.ts'
import { Excerpt } from '../../ui/excerpt.tsx'
import type { Column } from '../table/columns.ts'
import { screenKindOf } from './field-kinds.tsx'
import { DeleteButton } from './delete-button.tsx'
import { iconButton } from './icon-button.ts'
import { editPath, isEditable } from '../../paths/admin-paths.ts'
import { type TextColumn, textsOf } from './texts.ts'

/** The columns of a type's list: texts, picture and actions. */
export function listColumns(name: ResourceName): readonly Column<AnyEntity>[] {
  const { columns } = textsOf(name)
  return [
    ...columns.map((column) => (column === 'image' ? imageColumn : fieldColumn(resources[name], column))),
    { label: 'Action', cell: (entry) => <Actions name={name} entry={entry} /> },
  ]
}

const imageColumn: Column<AnyEntity> = { label: 'Image', cell: ({ image }) => <Thumbnail image={image ?? null} /> }

function fieldColumn(type: Resource, { field, label = fieldLabel(field), cut, look }: TextColumn): Column<AnyEntity> {
  const description = type.fields[field]
  if (!description) throw new Error(`${type.name} has no field ${field}`)
  const { shown, sortKey } = screenKindOf(description)
  const text = (entry: AnyEntity) => shown(entry[field], description)
  return {
    label,
    text,
    ...(sortKey ? { sortKey: (entry: AnyEntity) => sortKey(entry[field]) } : {}),
    cell: (entry) => (
      <span className={look}>
        {cut === undefined ? <bdi>{text(entry)}</bdi> : <Excerpt text={text(entry)} length={cut} />}
      </span>
    ),
  }
}

function Thumbnail({ image }: { image: Image | null }) {
  if (!image) return <span className="text-soft">No Image</span>
  const { filePath, alt, sizes } = image
  return (
    <img
      src={sizes[0]?.filePath ?? filePath}
      alt={alt}
      width={56}
      height={40}
      loading="lazy"
      className="h-10 w-14 rounded-md bg-mist object-cover"
    />
  )
}

function Actions({ name, entry }: { name: ResourceName; entry: AnyEntity }) {
  const title = titleOf(resources[name], entry)
  return (
    <span className="-m-2 flex gap-1">
      {isEditable(name) && (
        <Link to={editPath(name, entry._id)} aria-label={`Edit ${title}`} className={iconButton}>
          <Pencil aria-hidden className="size-5" />
        </Link>
      )}
      <DeleteButton name={name} id={entry._id} title={title} />
    </span>
  )
}
