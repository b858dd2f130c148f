import { Briefcase } from '../../ui/icons/briefcase.ts'
import { BuildingComplex } from '../../ui/icons/building-complex.ts'
import { CalendarDays } from '../../ui/icons/calendar-days.ts'
import { CircleUser } from '../../ui/icons/circle-user.ts'
import { CircleQuestionMark } from '../../ui/icons/circle-question-mark.ts'
import { FileText } from '../../ui/icons/file-text.ts'
import { Images } from '../../ui/icons/images.ts'
import { Inbox } from '../../ui/icons/inbox.ts'
import { Info } from '../../ui/icons/info.ts'
import { LayoutDashboard } from '../../ui/icons/layout-dashboard.ts'
import { LogIn } from '../../ui/icons/log-in.ts'
import type { Icon } from '../../ui/icons/icon.ts'
import { Newspaper } from '../../ui/icons/newspaper.ts'
import { Shield } from '../../ui/icons/shield.ts'
import { Tag } from '../../ui/icons/tag.ts'
import { Trash } from '../../ui/icons/trash.ts'
import { Unlink } from '../../ui/icons/unlink.ts'
import { UserPlus } from '../../ui/icons/user-plus.ts'
import { Users } from '../../ui/icons/users.ts'
import { UsersRound } from '../../ui/icons/users-round.ts'
import { Wrench } from '../../ui/icons/wrench.ts'

import { byPosition, type ResourceName } from '#contract/index.ts'
import { sidebarName } from '../language/type-texts.ts'
import type { StaffWords } from '../language/words-en.ts'
import { editPath, isEditable, listScreenPath, managedTypes } from '../../paths/screen-paths.ts'

export interface StaffEntry {
  label: (words: StaffWords) => string
  path: string
  icon: Icon
  /** Hidden from editors, whose requests the server rejects. */
  forAdministrators?: true
  /** An explanation of the screen, where the label does not say enough. */
  note?: (words: StaffWords) => string
  /** Path prefix of pages below it. */
  below?: string
}

const icons: { readonly [Name in ResourceName]?: Icon } = {
  about: Info,
  service: Wrench,
  blog: Newspaper,
  team: Users,
  career: Briefcase,
  faq: CircleQuestionMark,
  tag: Tag,
  deadline: CalendarDays,
  policy: Shield,
}

const contentEntry = (name: ResourceName): StaffEntry => ({
  label: (words) => sidebarName(words, name),
  path: listScreenPath(name),
  icon: icons[name] ?? FileText,
  ...(isEditable(name) ? { below: editPath(name, '').slice(0, -1) } : {}),
})

/** The sidebar's entries, in display order. */
export const staffNavigation: readonly StaffEntry[] = [
  { label: ({ layout }) => layout.dashboard, path: '/dashboard', icon: LayoutDashboard },
  ...managedTypes.toSorted(byPosition).map(contentEntry),
  { label: ({ layout }) => layout.inquiries, path: '/inquiry-list', icon: Inbox },
  { label: ({ layout }) => layout.pictures, path: '/media-list', icon: Images },
  { label: ({ documents }) => documents.title, path: '/document-list', icon: FileText },
  { label: ({ firm }) => firm.title, path: '/site-settings', icon: BuildingComplex, forAdministrators: true },
  { label: ({ missed }) => missed.title, path: '/not-found-list', icon: Unlink },
  { label: ({ layout }) => layout.trash, path: '/trash', icon: Trash },
]

/** The entries about accounts. */
export const accountNavigation: readonly StaffEntry[] = [
  { label: ({ layout }) => layout.account, path: '/account', icon: CircleUser },
  { label: ({ layout }) => layout.people, path: '/people', icon: UsersRound, forAdministrators: true },
  { label: ({ layout }) => layout.login, path: '/login', icon: LogIn, note: ({ layout }) => layout.loginNote },
  { label: ({ layout }) => layout.register, path: '/register', icon: UserPlus, forAdministrators: true },
]

/** Whether a path is the entry's own, with or without a trailing slash, or below it. */
export const isCurrent = ({ path, below }: StaffEntry, here: string): boolean =>
  here.replace(/\/$/, '') === path || (below !== undefined && here.startsWith(`${below}/`))
