import * as desk from '#cms/migrations/20261122_201256_inquiry_desk.ts'
import * as jobSlugs from '#cms/migrations/20261123_235900_job_slugs.ts'
import * as trash from '#cms/migrations/20261122_204210_trash.ts'
import * as languages from '#cms/migrations/20261122_171000_languages.ts'
import * as plainRichText from '#cms/migrations/20261122_110000_plain_rich_text.ts'

/** MongoDB has no schema to migrate, only documents. */
export const mongodbMigrations = [
  { name: '20261122_110000_plain_rich_text', up: plainRichText.upOnMongo, down: plainRichText.down },
  { name: '20261122_171000_languages', up: languages.upOnMongo, down: languages.down },
  { name: '20261122_201256_inquiry_desk', up: desk.upOnMongo, down: desk.down },
  { name: '20261122_204210_trash', up: trash.upOnMongo, down: trash.down },
  { name: '20261123_235900_job_slugs', up: jobSlugs.upOnMongo, down: jobSlugs.down },
]
