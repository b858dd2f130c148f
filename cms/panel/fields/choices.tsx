'use client'

import { FieldDescription, SelectInput, useField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'

interface ChoicesProps extends TextFieldClientProps {
  /** The labels by value. */
  options: Readonly<Record<string, string>>
}

/** A select field for several of a few values, which are stored as text with commas between them. */
export function Choices({ field, path, readOnly, options }: ChoicesProps) {
  const { disabled, setValue, showError, value } = useField<string>({ potentiallyStalePath: path })
  return (
    <SelectInput
      name={path}
      path={path}
      label={field.label ?? field.name}
      required={field.required ?? false}
      readOnly={Boolean(readOnly || disabled)}
      hasMany
      options={Object.entries(options).map(([chosen, label]) => ({ value: chosen, label }))}
      value={value ? value.split(',') : []}
      onChange={(chosen) =>
        setValue(
          [chosen]
            .flat()
            .map((one) => one?.value)
            .join(','),
        )
      }
      showError={showError}
      Description={<FieldDescription description={field.admin?.description} path={path} />}
    />
  )
}
