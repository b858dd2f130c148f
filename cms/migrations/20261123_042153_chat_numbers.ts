import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`contact_whats_app\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`contact_viber\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`contact_whats_app\`;`)
  await db.run(sql`ALTER TABLE \`site_settings\` DROP COLUMN \`contact_viber\`;`)
}
