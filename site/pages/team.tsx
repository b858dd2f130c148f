import type { EntityOf } from '#contract/index.ts'
import { langOf } from '../language/fell-back.ts'
import { useWords } from '../language/use-language.ts'
import { entryId } from '../paths/entry-path.ts'
import { twoInitials } from '../text/two-initials.ts'
import { ButtonLink } from '../ui/button.tsx'
import { laterPart } from '../ui/lazy-part.tsx'
import { FallbackMark } from '../ui/fallback-mark.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { Introduction } from '../components/introduction.tsx'
import { Picture, type Priority, priorityAt } from '../ui/picture.tsx'
import { useList } from '../state/use-content.ts'
import type { NextStepProps } from '../components/next-step.tsx'
import type { MoreProps } from './team/more.tsx'

const NextStep = laterPart<NextStepProps>(() => import('../components/next-step.tsx'))
const More = laterPart<MoreProps>(() => import('./team/more.tsx'))

/** The team. */
export default function Team() {
  const team = useList('team')
  const { content } = useWords()
  return (
    <>
      <Introduction of="team" />
      <div className="page section">
        <Loaded {...team}>
          {team.items.length > 0 ? (
            <ul className="grid grid-cols-2 gap-x-5 gap-y-10 md:grid-cols-3 lg:grid-cols-4">
              {team.items.map((member, index) => (
                <Member key={member._id} member={member} priority={priorityAt(index, ROW)} />
              ))}
            </ul>
          ) : (
            <Empty text={content.noTeam}>
              <ButtonLink to="/contact">{content.askUs}</ButtonLink>
            </Empty>
          )}
        </Loaded>
        <NextStep path="/team" />
      </div>
    </>
  )
}

/** Members in a row of the widest grid. */
const ROW = 4

const Member = ({ member, priority }: { member: EntityOf<'team'>; priority: Priority }) => (
  <li id={entryId('team', member._id)} className="min-w-0">
    <Picture
      image={member.image}
      lang={langOf(member, 'image.alt')}
      priority={priority}
      sizes="(min-width: 64rem) 270px, 45vw"
      className="mb-4 aspect-4/5 w-full rounded-card border border-line"
      placeholder={<Initials name={member.name} lang={langOf(member, 'name')} />}
    />
    <p className="text-note text-soft" dir="auto" lang={langOf(member, 'post')}>
      {member.post}
    </p>
    <h2 className="mt-1 text-h3" dir="auto" lang={langOf(member, 'name')}>
      {member.name}
    </h2>
    <FallbackMark lang={langOf(member, 'name') ?? langOf(member, 'post')} />
    <More member={member} />
  </li>
)

/** Initials in place of a missing portrait. */
const Initials = ({ name, lang }: { name: string; lang: string | undefined }) => (
  <div
    aria-hidden
    lang={lang}
    className="serif flex size-full items-center justify-center bg-mist bg-[repeating-linear-gradient(transparent_0_31px,var(--line)_31px_32px)] text-[3.25rem] text-brand"
  >
    {twoInitials(name)}
  </div>
)
