import type { ComponentProps } from 'react'

import { titleOf } from '#contract/entity-texts.ts'
import { isResourceName, type ResourceName, resources } from '#contract/index.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { AnyEntity } from '#contract/resource.ts'
import { useList } from '../../state/use-content.ts'
import { Select } from '../../ui/field.tsx'

interface ReferenceSelectProps extends Omit<ComponentProps<typeof Select>, 'options'> {
  /** The type that is chosen from. */
  to: string
  /** Ids that are not offered. */
  except?: readonly string[]
}

/** Chooses an entry of another type, by its title or name. Its list is loaded with the screen. */
export const ReferenceSelect = ({ to, ...rest }: ReferenceSelectProps) =>
  isResourceName(to) ? <EntrySelect {...rest} type={to} /> : null

function EntrySelect({ type, except = [], ...rest }: Omit<ReferenceSelectProps, 'to'> & { type: ResourceName }) {
  const entries: readonly AnyEntity[] = useList(type).items
  const offered = entries.filter(({ _id }) => !except.includes(_id))
  const options = offered.map((entry) => [entry._id, titleOf(resources[type], entry)] as const)
  return <Select {...rest} options={options} optionsLang={DEFAULT_LANGUAGE} />
}
