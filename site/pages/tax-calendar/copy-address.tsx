import { useId } from 'react'

import { CopyButton } from '../../ui/copy-button.tsx'

/** An address to be pasted elsewhere: shown in full, so that it can be copied by hand, too. */
export function CopyAddress({ address }: { address: string }) {
  const id = useId()
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
      <code id={id} lang="en" className="min-w-0 break-all text-soft">
        {address}
      </code>
      <CopyButton text={address} className="needs-script" aria-describedby={id} />
    </p>
  )
}
