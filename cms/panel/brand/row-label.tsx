'use client'

import { useRowLabel } from '@payloadcms/ui'

interface Row {
  title?: string
  name?: string
  label?: string
}

/** Labels a row of an array field with its title, name or label, so that collapsed rows can be distinguished. */
export function RowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const text = data.title || data.name || data.label
  return <span>{text ? `${rowNumber + 1}. ${text}` : `Row ${rowNumber + 1}`}</span>
}
