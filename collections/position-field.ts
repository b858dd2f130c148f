import type { NumberField, RowField } from 'payload'

import { LATITUDE_MAX, LONGITUDE_MAX } from '../contract/limits.ts'
import type { Position } from '../contract/map.ts'
import { numberField } from './setting-fields.ts'

/** The map marker's position. Both numbers are set together, since one alone is another place. */
export const position = (shipped: Position): RowField => ({
  type: 'row',
  fields: [
    together('longitude', degrees('latitude', 'Latitude', shipped.latitude, LATITUDE_MAX)),
    together('latitude', degrees('longitude', 'Longitude', shipped.longitude, LONGITUDE_MAX)),
  ],
})

const degrees = (name: string, label: string, shipped: number, most: number) =>
  numberField(name, { label, shipped, help: 'Of the mark on the map.' }, { min: -most, max: most, whole: false })

function together(partner: keyof Position, { validate, ...field }: ReturnType<typeof degrees>): NumberField {
  return {
    ...field,
    validate: (value: unknown, { siblingData }: { siblingData: Partial<Position> }) =>
      isSet(value) === isSet(siblingData[partner]) ? validate(value) : 'Latitude and longitude are set together',
  }
}

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== ''
