import type { SeedOf } from './seed.ts'

const member = (name: string, post: string, picture?: string, alt?: string): SeedOf<'team'> => ({
  fields: { name, post },
  ...(picture && { picture, alt }),
})

export const team: SeedOf<'team'>[] = [
  member('Sarita Lekhdandi', 'Managing Partner', 'team-pen.svg', 'A fountain pen that has just signed'),
  member('Bikram Himchuli', 'Senior Tax Adviser', 'team-stamp.svg', 'A rubber stamp and its print, a mountain ridge'),
  member(
    'Anjali Kothari Rijal',
    'Head of Audit Support',
    'team-lens.svg',
    'A magnifying glass over a marked row of figures',
  ),
  member('Deepak Ganakmani', 'Bookkeeping Lead', 'team-abacus.svg', 'An abacus'),
  member('Pema Dolkar Tamang', 'Payroll Manager', 'team-clock.svg', 'A clock above growing stacks of coins'),
  member('Nirmal Darta', 'Company Law Officer'),
]
