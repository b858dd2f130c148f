import type { EntityOf } from '#contract/index.ts'
import { initials } from '../text/initials.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Empty, Loaded } from '../ui/loaded.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Picture, type Priority, priorityAt } from '../ui/picture.tsx'
import { useList } from '../state/use-content.ts'

/** The team. */
export default function Team() {
  const team = useList('team')
  return (
    <>
      <PageHeader title="Team" lead="The people who read your file, and answer when you call." />
      <div className="page section">
        <Loaded {...team}>
          {team.items.length > 0 ? (
            <ul className="grid grid-cols-2 gap-x-5 gap-y-10 md:grid-cols-3 lg:grid-cols-4">
              {team.items.map((member, index) => (
                <Member key={member._id} {...member} priority={priorityAt(index, ROW)} />
              ))}
            </ul>
          ) : (
            <Empty text="No Team Found!">
              <ButtonLink to="/contact">Ask us directly</ButtonLink>
            </Empty>
          )}
        </Loaded>
      </div>
    </>
  )
}

/** Members in a row of the widest grid. */
const ROW = 4

const Member = ({ name, post, image, priority }: EntityOf<'team'> & { priority: Priority }) => (
  <li className="min-w-0">
    <Picture
      image={image}
      priority={priority}
      sizes="(min-width: 64rem) 270px, 45vw"
      className="mb-4 aspect-4/5 w-full rounded-card border border-line"
      placeholder={<Initials name={name} />}
    />
    <p className="text-note text-soft" dir="auto">
      {post}
    </p>
    <h2 className="mt-1 text-h3" dir="auto">
      {name}
    </h2>
  </li>
)

/** Initials in place of a missing portrait. */
const Initials = ({ name }: { name: string }) => (
  <div
    aria-hidden
    className="serif flex size-full items-center justify-center bg-mist bg-[repeating-linear-gradient(transparent_0_31px,var(--line)_31px_32px)] text-[3.25rem] text-brand"
  >
    {initials(name, 2)}
  </div>
)
