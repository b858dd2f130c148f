import type { ResourceName } from '#contract/index.ts'
import { about } from './about.ts'
import { blog } from './blog.ts'
import { blogInNepali } from './blog-in-nepali.ts'
import { career } from './career.ts'
import { faq } from './faq.ts'
import type { Seed, SeedOf } from './seed.ts'
import { service } from './service.ts'
import { team } from './team.ts'

export type SeedEntry = Seed

/** Demo content for an empty database: a fictional firm, so that no page is empty. */
export const content = {
  about,
  service,
  blog: [...blog, ...blogInNepali],
  team,
  career,
  faq,
} satisfies { [Name in ResourceName]?: SeedOf<Name>[] }
