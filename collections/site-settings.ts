import type { GlobalConfig, Tab } from 'payload'

import type { SettingsPart } from '../contract/setting.ts'
import { settingsParts } from '../contract/firm-settings.ts'
import { administrators } from './access.ts'
import { settingFields } from './setting-fields.ts'

const tabOf = ({ label, fields }: SettingsPart): Tab => ({ label, fields: settingFields(fields) })

/** The firm's texts on every page. Empty fields show the defaults. */
export const SiteSettings = {
  slug: 'site-settings' as const,
  label: 'The firm',
  // Visitors read them through the contract's call only.
  access: { read: administrators, update: administrators },
  admin: {
    group: 'Site',
    description: 'A change shows in the next page view. What is left empty is shown as it came with the site.',
  },
  fields: [{ type: 'tabs', tabs: Object.values(settingsParts).map(tabOf) }],
} satisfies GlobalConfig
