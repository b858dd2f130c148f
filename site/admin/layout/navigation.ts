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

import { byPosition, type ResourceName, resources } from '#contract/index.ts'
import type { Resource } from '#contract/resource.ts'
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

const described = (name: ResourceName): Resource => resources[name]

const contentEntry = (name: ResourceName): AdminEntry => ({
  label: described(name).navigation?.staff ?? described(name).name,
  path: listPath(name),
  icon: icons[name] ?? FileText,
  ...(isEditable(name) ? { below: editPath(name, '').slice(0, -1) } : {}),
})

/** The sidebar's entries, in display order. */
export const adminNavigation: readonly AdminEntry[] = [
  { label: 'Dashboard', path: '/dashboard', icon: LayoutDashboard },
  ...managedTypes.toSorted(byPosition).map(contentEntry),
  { label: 'Inquiry', path: '/inquiry-list', icon: Inbox },
  { label: 'Login', path: '/login', icon: LogIn },
  { label: 'Register', path: '/register', icon: UserPlus },
]

/** Whether a path is the entry's own, with or without a trailing slash, or below it. */
export const isCurrent = ({ path, below }: AdminEntry, here: string): boolean =>
  here.replace(/\/$/, '') === path || (below !== undefined && here.startsWith(`${below}/`))
