import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`abouts\` ADD \`text_pictures\` text;`)
  await db.run(sql`ALTER TABLE \`_abouts_v\` ADD \`version_text_pictures\` text;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`text_pictures\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_text_pictures\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`text_pictures\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_text_pictures\` text;`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`text_pictures\` text;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_text_pictures\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`abouts\` DROP COLUMN \`text_pictures\`;`)
  await db.run(sql`ALTER TABLE \`_abouts_v\` DROP COLUMN \`version_text_pictures\`;`)
  await db.run(sql`ALTER TABLE \`blogs\` DROP COLUMN \`text_pictures\`;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` DROP COLUMN \`version_text_pictures\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`text_pictures\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_text_pictures\`;`)
  await db.run(sql`ALTER TABLE \`careers\` DROP COLUMN \`text_pictures\`;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` DROP COLUMN \`version_text_pictures\`;`)
}
