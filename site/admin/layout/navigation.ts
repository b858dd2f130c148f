import {
  Briefcase,
  CircleHelp,
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

export interface AdminEntry {
  label: string
  path: string
  icon: LucideIcon
  /** Where the pages below it are. */
  below?: string
}

/** The sidebar's entries, in their order. */
export const adminNavigation: readonly AdminEntry[] = [
  { label: 'Dashboard', path: '/dashboard', icon: LayoutDashboard },
  { label: 'About us', path: '/add-about', icon: Info, below: '/edit-about' },
  { label: 'Service', path: '/add-service', icon: Wrench, below: '/edit-service' },
  { label: 'Blog', path: '/add-blog', icon: Newspaper, below: '/edit-blog' },
  { label: 'Team', path: '/add-team', icon: Users, below: '/update-team' },
  { label: 'Career', path: '/add-career', icon: Briefcase, below: '/edit-career' },
  { label: 'Faq', path: '/add-faq', icon: CircleHelp },
  { label: 'Inquiry', path: '/inquiry-list', icon: Inbox },
  { label: 'Login', path: '/login', icon: LogIn },
  { label: 'Register', path: '/register', icon: UserPlus },
]

/** Whether a path belongs to an entry: its own, with or without a slash at its end, or one below. */
export const isCurrent = ({ path, below }: AdminEntry, here: string): boolean =>
  here.replace(/\/$/, '') === path || (below !== undefined && here.startsWith(`${below}/`))
