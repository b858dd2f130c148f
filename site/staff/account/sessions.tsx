import { MonitorSmartphone } from '../../ui/icons/monitor-smartphone.ts'

import type { OwnSession } from '#contract/account.ts'
import { endOtherSessions, endSession, loadSessions } from '../../state/account-calls.ts'
import { useRemote } from '../../forms/use-remote.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useStaffLanguage, useStaffWords } from '../language/staff-language.ts'
import { Section } from '../layout/section.tsx'
import { row, rows } from '../layout/row-classes.ts'
import { useAction } from '../../forms/use-action.ts'

/** Lists the sessions of the signed-in user. */
export function Sessions() {
  const { state, reload } = useRemote(loadSessions)
  const { isBusy, run } = useAction()
  const words = useStaffWords().sessions
  const sessions = state.status === 'success' ? state.data : []
  const end = async (work: Parameters<typeof run>[0], done: string) => {
    if (await run(work, done)) await reload()
  }
  return (
    <Section title={words.title} note={words.note}>
      <Loaded {...state} onRetry={() => void reload()} pending={<Skeleton className="h-24" />}>
        <ul className={rows} aria-label={words.list}>
          {sessions.map((session) => (
            <li key={session._id} className={row}>
              <SessionText {...session} />
              {session.current ? (
                <span className="text-small font-semibold text-success">{words.current}</span>
              ) : (
                <Button
                  variant="secondary"
                  disabled={isBusy}
                  aria-label={words.endOne(words.device(session.device))}
                  onClick={() => void end((api) => endSession(api, session._id), words.ended)}
                >
                  {words.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {sessions.some(({ current }) => !current) && (
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() => void end(endOtherSessions, words.endedOthers)}
            className="mt-4"
          >
            {words.endOthers}
          </Button>
        )}
      </Loaded>
    </Section>
  )
}

function SessionText({ device, address, createdAt, usedAt }: OwnSession) {
  const { time, staff } = useStaffLanguage()
  return (
    <p className="flex min-w-0 items-start gap-3">
      <MonitorSmartphone aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
      <span className="min-w-0">
        <span className="block font-semibold">{staff.sessions.device(device)}</span>
        <span className="block text-note text-soft">
          {staff.sessions.times(address, time(createdAt), time(usedAt))}
        </span>
      </span>
    </p>
  )
}
