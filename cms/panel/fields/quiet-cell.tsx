'use client'

import { DefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** A list's cell that is empty where there is no value. */
export const QuietCell = (props: DefaultCellComponentProps) => (props.cellData ? <DefaultCell {...props} /> : null)
