import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`logo_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`site_settings_logo_idx\` ON \`site_settings\` (\`logo_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`introductions_about\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`introductions_services\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`introductions_blog\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`introductions_team\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`introductions_price_title\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`introductions_price\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`introductions_career\` text;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` ADD \`introductions_contact\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_site_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`copyright_year\` numeric,
  	\`product_link_url\` text,
  	\`sister_product_link_url\` text,
  	\`designer_credit_url\` text,
  	\`contact_email\` text,
  	\`contact_phone\` text,
  	\`contact_careers_email\` text,
  	\`contact_latitude\` numeric,
  	\`contact_longitude\` numeric,
  	\`contact_map_link_url\` text,
  	\`seo_image_id\` text(36),
  	\`answer_within\` numeric,
  	\`keep_inquiries\` numeric,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_site_settings\`("id", "copyright_year", "product_link_url", "sister_product_link_url", "designer_credit_url", "contact_email", "contact_phone", "contact_careers_email", "contact_latitude", "contact_longitude", "contact_map_link_url", "seo_image_id", "answer_within", "keep_inquiries", "updated_at", "created_at") SELECT "id", "copyright_year", "product_link_url", "sister_product_link_url", "designer_credit_url", "contact_email", "contact_phone", "contact_careers_email", "contact_latitude", "contact_longitude", "contact_map_link_url", "seo_image_id", "answer_within", "keep_inquiries", "updated_at", "created_at" FROM \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_site_settings\` RENAME TO \`site_settings\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`site_settings_seo_seo_image_idx\` ON \`site_settings\` (\`seo_image_id\`);`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`introductions_about\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`introductions_services\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`introductions_blog\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`introductions_team\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`introductions_price_title\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`introductions_price\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`introductions_career\`;`)
  await db.run(sql`ALTER TABLE \`site_settings_locales\` DROP COLUMN \`introductions_contact\`;`)
}
