import {
  Briefcase,
  Building2,
  CircleUser,
  CircleHelp,
  FileText,
  Images,
  Inbox,
  Info,
  LayoutDashboard,
  LogIn,
  type LucideIcon,
  Newspaper,
  Trash2,
  Unlink,
  UserPlus,
  Users,
  UsersRound,
  Wrench,
} from 'lucide-react'

import { byPosition, type ResourceName } from '#contract/index.ts'
import { sidebarName } from '../language/type-texts.ts'
import type { StaffWords } from '../language/words-en.ts'
import { editPath, isEditable, listPath, managedTypes } from '../../paths/admin-paths.ts'

export interface AdminEntry {
  label: (words: StaffWords) => string
  path: string
  icon: LucideIcon
  /** Not shown to editors, to whom the server refuses it. */
  forAdministrators?: true
  /** What it leads to, where the label does not say. */
  note?: (words: StaffWords) => string
  /** Path prefix of pages below it. */
  below?: string
}

const icons: { readonly [Name in ResourceName]?: LucideIcon } = {
  about: Info,
  service: Wrench,
  blog: Newspaper,
  team: Users,
  career: Briefcase,
  faq: CircleHelp,
}

const contentEntry = (name: ResourceName): AdminEntry => ({
  label: (words) => sidebarName(words, name),
  path: listPath(name),
  icon: icons[name] ?? FileText,
  ...(isEditable(name) ? { below: editPath(name, '').slice(0, -1) } : {}),
})

/** The sidebar's entries, in display order. */
export const adminNavigation: readonly AdminEntry[] = [
  { label: ({ layout }) => layout.dashboard, path: '/dashboard', icon: LayoutDashboard },
  ...managedTypes.toSorted(byPosition).map(contentEntry),
  { label: ({ layout }) => layout.inquiries, path: '/inquiry-list', icon: Inbox },
  { label: ({ layout }) => layout.pictures, path: '/media-list', icon: Images },
  { label: ({ firm }) => firm.title, path: '/site-settings', icon: Building2, forAdministrators: true },
  { label: ({ missed }) => missed.title, path: '/not-found-list', icon: Unlink },
  { label: ({ layout }) => layout.trash, path: '/trash', icon: Trash2 },
]

/** The entries about accounts. */
export const accountNavigation: readonly AdminEntry[] = [
  { label: ({ layout }) => layout.account, path: '/account', icon: CircleUser },
  { label: ({ layout }) => layout.people, path: '/people', icon: UsersRound, forAdministrators: true },
  { label: ({ layout }) => layout.login, path: '/login', icon: LogIn, note: ({ layout }) => layout.loginNote },
  { label: ({ layout }) => layout.register, path: '/register', icon: UserPlus, forAdministrators: true },
]

/** Whether a path is the entry's own, with or without a trailing slash, or below it. */
export const isCurrent = ({ path, below }: AdminEntry, here: string): boolean =>
  here.replace(/\/$/, '') === path || (below !== undefined && here.startsWith(`${below}/`))
