import { useState } from 'react'
import { useLocation } from 'react-router-dom'

import { firmSettings, type SettingsPartName, settingsParts } from '#contract/firm-settings.ts'
import { FirmForm } from './firm/firm-form.tsx'
import { FirmScreen } from './firm/firm-screen.tsx'
import type { Screen } from './firm/screen.ts'
import { SettingFields } from './firm/setting-fields.tsx'
import { hasErrorIn } from './language/setting-texts.ts'
import { useStaffWords } from './language/staff-language.ts'
import { Collapsible } from './writing/collapsible.tsx'

const isPart = (name: string): name is SettingsPartName => Object.hasOwn(settingsParts, name)
const parts = Object.keys(settingsParts).filter(isPart)
const shown = { name: 'settings', fields: firmSettings }

/** The page that previews each part of the settings. */
const pages: Readonly<Record<SettingsPartName, string>> = {
  firm: '/',
  contact: '/contact',
  links: '/',
  home: '/',
  offers: '/price',
  pages: '/about',
  seo: '/',
  inquiries: '/contact',
}

/** The firm's settings, part by part, for administrators; the one that the address names after `#` is open. */
export default function SiteSettings() {
  const words = useStaffWords().firm
  const named = useLocation().hash.slice(1)
  const [last, setLast] = useState<SettingsPartName>(isPart(named) ? named : 'firm')
  return (
    <FirmScreen title={words.title}>
      {(settings) => (
        <>
          <p className="mb-6 max-w-prose text-soft">{words.lead}</p>
          <FirmForm settings={settings} shown={shown} label={words.title} previewOf={pages[last]}>
            {(screen) =>
              parts.map((part) => (
                <Part
                  key={part}
                  part={part}
                  screen={screen}
                  isOpenAtFirst={part === named}
                  onTurnedTo={() => setLast(part)}
                />
              ))
            }
          </FirmForm>
        </>
      )}
    </FirmScreen>
  )
}

interface PartProps {
  part: SettingsPartName
  screen: Screen
  isOpenAtFirst: boolean
  onTurnedTo: () => void
}

function Part({ part, screen, isOpenAtFirst, onTurnedTo }: PartProps) {
  const { parts: titles } = useStaffWords().firm
  const { fields } = settingsParts[part]
  return (
    <div onFocus={onTurnedTo}>
      <Collapsible title={titles[part]} isWanted={hasErrorIn(screen.form.errors, fields)} isOpenAtFirst={isOpenAtFirst}>
        <SettingFields screen={screen} path="" name="" settings={fields} />
      </Collapsible>
    </div>
  )
}
