import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`author_id\` text(36) REFERENCES teams(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`services_first_id\` text(36) REFERENCES services(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`services_second_id\` text(36) REFERENCES services(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`services_third_id\` text(36) REFERENCES services(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`blogs_author_idx\` ON \`blogs\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_services_services_first_idx\` ON \`blogs\` (\`services_first_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_services_services_second_idx\` ON \`blogs\` (\`services_second_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_services_services_third_idx\` ON \`blogs\` (\`services_third_id\`);`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_author_id\` text(36) REFERENCES teams(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_services_first_id\` text(36) REFERENCES services(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_services_second_id\` text(36) REFERENCES services(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_services_third_id\` text(36) REFERENCES services(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_author_idx\` ON \`_blogs_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_services_version_services_first_idx\` ON \`_blogs_v\` (\`version_services_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_services_version_services_second_idx\` ON \`_blogs_v\` (\`version_services_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_services_version_services_third_idx\` ON \`_blogs_v\` (\`version_services_third_id\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`people_first_id\` text(36) REFERENCES teams(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`people_second_id\` text(36) REFERENCES teams(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`people_third_id\` text(36) REFERENCES teams(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`services_people_people_first_idx\` ON \`services\` (\`people_first_id\`);`)
  await db.run(sql`CREATE INDEX \`services_people_people_second_idx\` ON \`services\` (\`people_second_id\`);`)
  await db.run(sql`CREATE INDEX \`services_people_people_third_idx\` ON \`services\` (\`people_third_id\`);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_people_first_id\` text(36) REFERENCES teams(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_people_second_id\` text(36) REFERENCES teams(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_people_third_id\` text(36) REFERENCES teams(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_services_v_version_people_version_people_first_idx\` ON \`_services_v\` (\`version_people_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_people_version_people_second_idx\` ON \`_services_v\` (\`version_people_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_people_version_people_third_idx\` ON \`_services_v\` (\`version_people_third_id\`);`)
  await db.run(sql`ALTER TABLE \`teams\` ADD \`email\` text;`)
  await db.run(sql`ALTER TABLE \`teams\` ADD \`phone\` text;`)
  await db.run(sql`ALTER TABLE \`teams_locales\` ADD \`areas\` text;`)
  await db.run(sql`ALTER TABLE \`teams_locales\` ADD \`languages\` text;`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`employment\` text;`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`salary_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`salary_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`salary_per\` text;`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`valid_through\` text;`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`slug\` text;`)
  await db.run(sql`CREATE UNIQUE INDEX \`careers_slug_idx\` ON \`careers\` (\`slug\`);`)
  await db.run(sql`ALTER TABLE \`careers_locales\` ADD \`place\` text;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_employment\` text;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_salary_from\` numeric;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_salary_to\` numeric;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_salary_per\` text;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_valid_through\` text;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_slug\` text;`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_slug_idx\` ON \`_careers_v\` (\`version_slug\`);`)
  await db.run(sql`ALTER TABLE \`_careers_v_locales\` ADD \`version_place\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_blogs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`search_text\` text,
  	\`text_pictures\` text,
  	\`meta_image_id\` text(36),
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_blogs\`("id", "image_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "image_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status" FROM \`blogs\`;`)
  await db.run(sql`DROP TABLE \`blogs\`;`)
  await db.run(sql`ALTER TABLE \`__new_blogs\` RENAME TO \`blogs\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`blogs_image_idx\` ON \`blogs\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_meta_meta_image_idx\` ON \`blogs\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`blogs_slug_idx\` ON \`blogs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blogs_updated_at_idx\` ON \`blogs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_created_at_idx\` ON \`blogs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs__status_idx\` ON \`blogs\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`blogs_list_idx\` ON \`blogs\` (\`_status\`,\`deleted_at\`,\`created_at\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_all_idx\` ON \`blogs\` (\`deleted_at\`,\`created_at\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`__new__blogs_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_image_id\` text(36),
  	\`version_search_text\` text,
  	\`version_text_pictures\` text,
  	\`version_meta_image_id\` text(36),
  	\`version_slug\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__blogs_v\`("id", "parent_id", "version_image_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_image_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_blogs_v\`;`)
  await db.run(sql`DROP TABLE \`_blogs_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__blogs_v\` RENAME TO \`_blogs_v\`;`)
  await db.run(sql`CREATE INDEX \`_blogs_v_parent_idx\` ON \`_blogs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_image_idx\` ON \`_blogs_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_meta_version_meta_image_idx\` ON \`_blogs_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_slug_idx\` ON \`_blogs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_updated_at_idx\` ON \`_blogs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_created_at_idx\` ON \`_blogs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version__status_idx\` ON \`_blogs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_created_at_idx\` ON \`_blogs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_updated_at_idx\` ON \`_blogs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_snapshot_idx\` ON \`_blogs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_published_locale_idx\` ON \`_blogs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_latest_idx\` ON \`_blogs_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_autosave_idx\` ON \`_blogs_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_history_idx\` ON \`_blogs_v\` (\`parent_id\`,\`updated_at\`,\`created_at\`,\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_services\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`image_id\` text(36),
  	\`search_text\` text,
  	\`text_pictures\` text,
  	\`meta_image_id\` text(36),
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_services\`("id", "_order", "image_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "image_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status" FROM \`services\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`ALTER TABLE \`__new_services\` RENAME TO \`services\`;`)
  await db.run(sql`CREATE INDEX \`services__order_idx\` ON \`services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_image_idx\` ON \`services\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_meta_meta_image_idx\` ON \`services\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`services_list_idx\` ON \`services\` (\`_status\`,\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`services_all_idx\` ON \`services\` (\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`__new__services_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_image_id\` text(36),
  	\`version_search_text\` text,
  	\`version_text_pictures\` text,
  	\`version_meta_image_id\` text(36),
  	\`version_slug\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__services_v\`("id", "parent_id", "version__order", "version_image_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_image_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__services_v\` RENAME TO \`_services_v\`;`)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__order_idx\` ON \`_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_image_idx\` ON \`_services_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_meta_version_meta_image_idx\` ON \`_services_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_snapshot_idx\` ON \`_services_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_published_locale_idx\` ON \`_services_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_history_idx\` ON \`_services_v\` (\`parent_id\`,\`updated_at\`,\`created_at\`,\`latest\`);`)
  await db.run(sql`DROP INDEX \`careers_slug_idx\`;`)
  await db.run(sql`ALTER TABLE \`careers\` DROP COLUMN \`employment\`;`)
  await db.run(sql`ALTER TABLE \`careers\` DROP COLUMN \`salary_from\`;`)
  await db.run(sql`ALTER TABLE \`careers\` DROP COLUMN \`salary_to\`;`)
  await db.run(sql`ALTER TABLE \`careers\` DROP COLUMN \`salary_per\`;`)
  await db.run(sql`ALTER TABLE \`careers\` DROP COLUMN \`valid_through\`;`)
  await db.run(sql`ALTER TABLE \`careers\` DROP COLUMN \`slug\`;`)
  await db.run(sql`DROP INDEX \`_careers_v_version_version_slug_idx\`;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` DROP COLUMN \`version_employment\`;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` DROP COLUMN \`version_salary_from\`;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` DROP COLUMN \`version_salary_to\`;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` DROP COLUMN \`version_salary_per\`;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` DROP COLUMN \`version_valid_through\`;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` DROP COLUMN \`version_slug\`;`)
  await db.run(sql`ALTER TABLE \`teams\` DROP COLUMN \`email\`;`)
  await db.run(sql`ALTER TABLE \`teams\` DROP COLUMN \`phone\`;`)
  await db.run(sql`ALTER TABLE \`teams_locales\` DROP COLUMN \`areas\`;`)
  await db.run(sql`ALTER TABLE \`teams_locales\` DROP COLUMN \`languages\`;`)
  await db.run(sql`ALTER TABLE \`careers_locales\` DROP COLUMN \`place\`;`)
  await db.run(sql`ALTER TABLE \`_careers_v_locales\` DROP COLUMN \`version_place\`;`)
}
