'use client'

import { useRowLabel } from '@payloadcms/ui'

interface Row {
  title?: string
  name?: string
  label?: string
}

/** A row of a list by what it says, so that closed rows can be told apart. */
export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const text = data.title || data.name || data.label
  return <span>{text ? `${rowNumber + 1}. ${text}` : `Row ${rowNumber + 1}`}</span>
}
