import type { Field } from './fields/index.ts'

/** The label and position of every setting. */
interface Labelled {
  readonly label: string
  /** A sentence below the field on the staff's screen, in the panel and in the OpenAPI document. */
  readonly help?: string
  /** Shares a row with adjacent settings that have it as well. */
  readonly half?: true
}

/** A value of one of the kinds of fields; those that are localized have one in each language. */
export interface ValueSetting extends Labelled {
  readonly is: 'value'
  readonly field: Field
  /** The regular expression for requests in the OpenAPI document; `problem` says the same in words. */
  readonly pattern?: string
  /** The error of a valid value in combination with the others of its group or row; undefined if there is none. */
  readonly problem?: (value: unknown, siblings: Readonly<Record<string, unknown>>) => string | undefined
}

/** Settings with a name of their own: a link's text and address. */
export interface GroupSetting extends Labelled {
  readonly is: 'group'
  readonly fields: SettingsByName
}

/** A list of rows. Without any, those that came with the site are shown. */
export interface RowsSetting extends Labelled {
  readonly is: 'rows'
  readonly singular: string
  readonly most: number
  readonly fields: SettingsByName
}

/** A list of words in each language. */
export interface WordsSetting extends Labelled {
  readonly is: 'words'
  readonly most: number
  /** The maximum length of each word. */
  readonly max: number
}

/** The id of a picture of the media library. */
export interface PictureSetting extends Labelled {
  readonly is: 'picture'
}

export type Setting = ValueSetting | GroupSetting | RowsSetting | WordsSetting | PictureSetting

/** Settings by their names. */
export type SettingsByName = { readonly [name: string]: Setting }

/** Settings that share a section of the screen and a tab of the panel. */
export interface SettingsPart {
  readonly label: string
  readonly fields: SettingsByName
}
