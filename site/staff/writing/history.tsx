import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'

import type { ResourceName } from '#contract/index.ts'
import type { Version } from '#contract/writing.ts'
import { writingCallsAtom } from '../../state/writing-calls.ts'
import { messageOf } from '../../state/errors.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toast.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { useStaffLanguage, useStaffWords } from '../language/staff-language.ts'
import { type Compared, Comparison } from './comparison.tsx'
import { Collapsible } from './collapsible.tsx'
import { tellApart } from './tell-apart.ts'
import { StateBadge } from './state-badge.tsx'

interface HistoryProps {
  name: ResourceName
  id: string
  /** The revision of the newest content. When it changes, the versions are reloaded, since each save adds some. */
  revision: string
  isBusy: boolean
  /** Compares a version with the form. */
  compare: (id: string, version: string) => Promise<Compared>
  onRestore: (version: string) => void
}

/** The versions of an entry; each can be compared with the form and brought back. */
export const History = (props: HistoryProps) => (
  <Collapsible title={useStaffWords().history.heading}>
    <Versions {...props} />
  </Collapsible>
)

function Versions({ name, id, revision, isBusy, compare, onRestore }: HistoryProps) {
  const {
    staff,
    time,
    count,
    message,
    words: { ui },
  } = useStaffLanguage()
  const words = staff.history
  const writing = useAtomValue(writingCallsAtom)
  const [loaded, setLoaded] = useState<{ versions: readonly Version[]; revision: string }>()
  const [opened, setOpened] = useState<{ version: Version; at: string; compared: Compared }>()
  const showError = useCallback((error: unknown): void => void notify('error', message(messageOf(error))), [message])
  useEffect(() => {
    let isCurrent = true
    writing.versions(name, id).then((versions) => isCurrent && setLoaded({ versions, revision }), showError)
    return () => {
      isCurrent = false
    }
  }, [writing, name, id, revision, showError])
  const open = (version: Version, at: string) =>
    compare(id, version._id).then((compared) => setOpened({ version, at, compared }), showError)
  const versions = loaded?.versions ?? []
  const times = tellApart(
    versions.map(({ savedAt }) => savedAt),
    time,
    count,
  )
  const close = () => setOpened(undefined)
  return (
    <>
      {loaded ? (
        <ol className="flex max-h-96 flex-col gap-1 overflow-y-auto" aria-label={words.versions}>
          {versions.map((version, index) => (
            <li key={version._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-small">
              <span className="tabular-nums">{times[index]}</span>
              {version.who && <bdi className="max-w-48 truncate">{version.who}</bdi>}
              <StateBadge state={version.isPublished ? 'published' : 'draft'} />
              <bdi
                lang={version.title ? DEFAULT_LANGUAGE : undefined}
                className="min-w-0 grow basis-40 truncate text-soft"
              >
                {version.title || staff.table.untitled}
              </bdi>
              {index === 0 ? (
                <span className="text-soft sm:px-5">{words.newest}</span>
              ) : (
                <Button
                  variant="secondary"
                  aria-label={words.compareOne(times[index] ?? '')}
                  onClick={() => void open(version, times[index] ?? '')}
                >
                  {words.compare}
                </Button>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-small text-soft">{words.loading}</p>
      )}
      {opened && (
        <ConfirmDialog
          title={words.version(opened.at, opened.version.who ?? '')}
          confirm={words.restore}
          cancel={ui.close}
          variant="primary"
          isDisabled={isBusy}
          onConfirm={() => {
            close()
            onRestore(opened.version._id)
          }}
          onClose={close}
          className="max-w-2xl"
        >
          <Comparison {...opened.compared} />
          <p className="mt-5 text-small text-soft">{words.note}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
