import {
  Briefcase,
  CircleHelp,
  FileText,
  Inbox,
  Info,
  LayoutDashboard,
  LogIn,
  type LucideIcon,
  Newspaper,
  UserPlus,
  Users,
  Wrench,
} from 'lucide-react'

import { type ResourceName, resources } from '#contract/index.ts'
import { editPath, isEditable, listPath, managedTypes } from '../../paths/admin-paths.ts'

export interface AdminEntry {
  label: string
  path: string
  icon: LucideIcon
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

/** The order of the original types; others follow. */
const order: readonly ResourceName[] = ['about', 'service', 'blog', 'team', 'career', 'faq']

const contentEntry = (name: ResourceName): AdminEntry => ({
  label: name === 'about' ? 'About us' : resources[name].name,
  path: listPath(name),
  icon: icons[name] ?? FileText,
  ...(isEditable(name) ? { below: editPath(name, '').slice(0, -1) } : {}),
})

/** The sidebar's entries, in display order. */
export const adminNavigation: readonly AdminEntry[] = [
  { label: 'Dashboard', path: '/dashboard', icon: LayoutDashboard },
  ...[...new Set([...order, ...managedTypes])].map(contentEntry),
  { label: 'Inquiry', path: '/inquiry-list', icon: Inbox },
  { label: 'Login', path: '/login', icon: LogIn },
  { label: 'Register', path: '/register', icon: UserPlus },
]

/** Whether a path is the entry's own, with or without a trailing slash, or below it. */
export const isCurrent = ({ path, below }: AdminEntry, here: string): boolean =>
  here.replace(/\/$/, '') === path || (below !== undefined && here.startsWith(`${below}/`))
