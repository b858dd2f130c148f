import { useRef, useState } from 'react'

import { MISSED_DAYS } from '#contract/missed-addresses.ts'
import { loadMissed } from '../state/missed-address-calls.ts'
import { useRemote } from '../forms/use-remote.ts'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { SearchField } from './files/search-field.tsx'
import { useStaffLanguage } from './language/staff-language.ts'
import { StaffPage } from './layout/staff-page.tsx'
import { rows } from './layout/row-classes.ts'
import { AddressRow } from './missed-addresses/address-row.tsx'
import { RedirectForm } from './missed-addresses/redirect-form.tsx'
import { RedirectRow } from './missed-addresses/redirect-row.tsx'
import { missedTexts } from './missed-addresses/texts.ts'
import { findRows } from './table/columns.ts'

/** Lists paths that visitors requested and did not find, which staff redirect to a page or dismiss, and the redirects. */
export default function MissedAddresses() {
  const { staff, tag } = useStaffLanguage()
  const texts = missedTexts[tag]
  const { state, reload } = useRemote(loadMissed)
  const { addresses, redirects } = state.status === 'success' ? state.data : { addresses: [], redirects: [] }
  const [search, setSearch] = useState('')
  const shown = {
    addresses: findRows(addresses, [{ text: ({ path }) => path }], search),
    redirects: findRows(redirects, [{ text: ({ path }) => path }, { text: ({ target }) => target }], search),
  }
  const heading = useRef<HTMLHeadingElement>(null)
  /** The focused button was removed with its row, so the heading gets the focus. */
  const onDecided = async () => {
    await reload()
    heading.current?.focus()
  }
  return (
    <StaffPage title={staff.missed.title}>
      <p className="mb-6 max-w-prose text-soft">{texts.lead(MISSED_DAYS)}</p>
      <RedirectForm onRedirected={() => void reload()} />
      <Loaded
        status={state.status}
        message={state.message}
        onRetry={() => void reload()}
        pending={<Skeleton className="h-48" />}
      >
        <h2 ref={heading} tabIndex={-1} className="mb-4 text-h3">
          {texts.list}
        </h2>
        {addresses.length + redirects.length > 0 && (
          <div className="mb-4 flex">
            <SearchField label={texts.search} onSearch={setSearch} />
          </div>
        )}
        {shown.addresses.length === 0 ? (
          <Empty text={search ? staff.table.noneLeft : texts.empty} />
        ) : (
          <ul className={rows} aria-label={texts.list}>
            {shown.addresses.map((address) => (
              <AddressRow key={address._id} address={address} onDecided={() => void onDecided()} />
            ))}
          </ul>
        )}
        {shown.redirects.length > 0 && (
          <>
            <h2 className="mt-10 mb-4 text-h3">{texts.redirects}</h2>
            <ul className={rows} aria-label={texts.redirects}>
              {shown.redirects.map((redirect) => (
                <RedirectRow key={redirect._id} redirect={redirect} onDecided={() => void onDecided()} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </StaffPage>
  )
}
