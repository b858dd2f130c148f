import type { Field } from '#contract/fields/index.ts'
import { type ControlProps, screenKindOf } from './field-controls.tsx'

/** The control of a field, by its kind. */
export function FormField(props: ControlProps<Field>) {
  const { Control } = screenKindOf(props.field)
  return (
    <div data-field={props.name} className="contents">
      <Control {...props} />
    </div>
  )
}
