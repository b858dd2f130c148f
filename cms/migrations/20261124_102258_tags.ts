import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`tags\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`slug\` text,
  	\`search_text\` text,
  	\`text_pictures\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`tags__order_idx\` ON \`tags\` (\`_order\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_slug_idx\` ON \`tags\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`tags_updated_at_idx\` ON \`tags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_created_at_idx\` ON \`tags\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_all_idx\` ON \`tags\` (\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`tags_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`description_html\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_locales_locale_parent_id_unique\` ON \`tags_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`tags_locales_parent_idx\` ON \`tags_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`tags_first_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`tags_second_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`tags_third_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`tags_fourth_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`blogs_tags_tags_first_idx\` ON \`blogs\` (\`tags_first_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_tags_tags_second_idx\` ON \`blogs\` (\`tags_second_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_tags_tags_third_idx\` ON \`blogs\` (\`tags_third_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_tags_tags_fourth_idx\` ON \`blogs\` (\`tags_fourth_id\`);`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_tags_first_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_tags_second_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_tags_third_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_tags_fourth_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_tags_version_tags_first_idx\` ON \`_blogs_v\` (\`version_tags_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_tags_version_tags_second_idx\` ON \`_blogs_v\` (\`version_tags_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_tags_version_tags_third_idx\` ON \`_blogs_v\` (\`version_tags_third_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_tags_version_tags_fourth_idx\` ON \`_blogs_v\` (\`version_tags_fourth_id\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`tags_first_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`tags_second_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`tags_third_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`tags_fourth_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`services_tags_tags_first_idx\` ON \`services\` (\`tags_first_id\`);`)
  await db.run(sql`CREATE INDEX \`services_tags_tags_second_idx\` ON \`services\` (\`tags_second_id\`);`)
  await db.run(sql`CREATE INDEX \`services_tags_tags_third_idx\` ON \`services\` (\`tags_third_id\`);`)
  await db.run(sql`CREATE INDEX \`services_tags_tags_fourth_idx\` ON \`services\` (\`tags_fourth_id\`);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_tags_first_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_tags_second_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_tags_third_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_tags_fourth_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_services_v_version_tags_version_tags_first_idx\` ON \`_services_v\` (\`version_tags_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_tags_version_tags_second_idx\` ON \`_services_v\` (\`version_tags_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_tags_version_tags_third_idx\` ON \`_services_v\` (\`version_tags_third_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_tags_version_tags_fourth_idx\` ON \`_services_v\` (\`version_tags_fourth_id\`);`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`tags_first_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`tags_second_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`tags_third_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`tags_fourth_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`careers_tags_tags_first_idx\` ON \`careers\` (\`tags_first_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_tags_tags_second_idx\` ON \`careers\` (\`tags_second_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_tags_tags_third_idx\` ON \`careers\` (\`tags_third_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_tags_tags_fourth_idx\` ON \`careers\` (\`tags_fourth_id\`);`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_tags_first_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_tags_second_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_tags_third_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_tags_fourth_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_tags_version_tags_first_idx\` ON \`_careers_v\` (\`version_tags_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_tags_version_tags_second_idx\` ON \`_careers_v\` (\`version_tags_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_tags_version_tags_third_idx\` ON \`_careers_v\` (\`version_tags_third_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_tags_version_tags_fourth_idx\` ON \`_careers_v\` (\`version_tags_fourth_id\`);`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`tags_first_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`tags_second_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`tags_third_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`tags_fourth_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`faqs_tags_tags_first_idx\` ON \`faqs\` (\`tags_first_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_tags_tags_second_idx\` ON \`faqs\` (\`tags_second_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_tags_tags_third_idx\` ON \`faqs\` (\`tags_third_id\`);`)
  await db.run(sql`CREATE INDEX \`faqs_tags_tags_fourth_idx\` ON \`faqs\` (\`tags_fourth_id\`);`)
  await db.run(sql`ALTER TABLE \`deadlines\` ADD \`tags_first_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`deadlines\` ADD \`tags_second_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`deadlines\` ADD \`tags_third_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`deadlines\` ADD \`tags_fourth_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`deadlines_tags_tags_first_idx\` ON \`deadlines\` (\`tags_first_id\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_tags_tags_second_idx\` ON \`deadlines\` (\`tags_second_id\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_tags_tags_third_idx\` ON \`deadlines\` (\`tags_third_id\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_tags_tags_fourth_idx\` ON \`deadlines\` (\`tags_fourth_id\`);`)
  await db.run(sql`ALTER TABLE \`_deadlines_v\` ADD \`version_tags_first_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_deadlines_v\` ADD \`version_tags_second_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_deadlines_v\` ADD \`version_tags_third_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_deadlines_v\` ADD \`version_tags_fourth_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_tags_version_tags_first_idx\` ON \`_deadlines_v\` (\`version_tags_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_tags_version_tags_second_idx\` ON \`_deadlines_v\` (\`version_tags_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_tags_version_tags_third_idx\` ON \`_deadlines_v\` (\`version_tags_third_id\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_tags_version_tags_fourth_idx\` ON \`_deadlines_v\` (\`version_tags_fourth_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`tags_id\` text(36) REFERENCES tags(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`tags\`;`)
  await db.run(sql`DROP TABLE \`tags_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_blogs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`author_id\` text(36),
  	\`services_first_id\` text(36),
  	\`services_second_id\` text(36),
  	\`services_third_id\` text(36),
  	\`image_id\` text(36),
  	\`search_text\` text,
  	\`text_pictures\` text,
  	\`meta_image_id\` text(36),
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`author_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`services_first_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`services_second_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`services_third_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_blogs\`("id", "author_id", "services_first_id", "services_second_id", "services_third_id", "image_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "author_id", "services_first_id", "services_second_id", "services_third_id", "image_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status" FROM \`blogs\`;`)
  await db.run(sql`DROP TABLE \`blogs\`;`)
  await db.run(sql`ALTER TABLE \`__new_blogs\` RENAME TO \`blogs\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`blogs_author_idx\` ON \`blogs\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_services_services_first_idx\` ON \`blogs\` (\`services_first_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_services_services_second_idx\` ON \`blogs\` (\`services_second_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_services_services_third_idx\` ON \`blogs\` (\`services_third_id\`);`)
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
  	\`version_author_id\` text(36),
  	\`version_services_first_id\` text(36),
  	\`version_services_second_id\` text(36),
  	\`version_services_third_id\` text(36),
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
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_services_first_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_services_second_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_services_third_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__blogs_v\`("id", "parent_id", "version_author_id", "version_services_first_id", "version_services_second_id", "version_services_third_id", "version_image_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_author_id", "version_services_first_id", "version_services_second_id", "version_services_third_id", "version_image_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_blogs_v\`;`)
  await db.run(sql`DROP TABLE \`_blogs_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__blogs_v\` RENAME TO \`_blogs_v\`;`)
  await db.run(sql`CREATE INDEX \`_blogs_v_parent_idx\` ON \`_blogs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_author_idx\` ON \`_blogs_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_services_version_services_first_idx\` ON \`_blogs_v\` (\`version_services_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_services_version_services_second_idx\` ON \`_blogs_v\` (\`version_services_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_services_version_services_third_idx\` ON \`_blogs_v\` (\`version_services_third_id\`);`)
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
  	\`people_first_id\` text(36),
  	\`people_second_id\` text(36),
  	\`people_third_id\` text(36),
  	\`documents_first_id\` text(36),
  	\`documents_second_id\` text(36),
  	\`documents_third_id\` text(36),
  	\`documents_fourth_id\` text(36),
  	\`image_id\` text(36),
  	\`search_text\` text,
  	\`text_pictures\` text,
  	\`meta_image_id\` text(36),
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`people_first_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`people_second_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`people_third_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`documents_first_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`documents_second_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`documents_third_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`documents_fourth_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_services\`("id", "_order", "people_first_id", "people_second_id", "people_third_id", "documents_first_id", "documents_second_id", "documents_third_id", "documents_fourth_id", "image_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "people_first_id", "people_second_id", "people_third_id", "documents_first_id", "documents_second_id", "documents_third_id", "documents_fourth_id", "image_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status" FROM \`services\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`ALTER TABLE \`__new_services\` RENAME TO \`services\`;`)
  await db.run(sql`CREATE INDEX \`services__order_idx\` ON \`services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_people_people_first_idx\` ON \`services\` (\`people_first_id\`);`)
  await db.run(sql`CREATE INDEX \`services_people_people_second_idx\` ON \`services\` (\`people_second_id\`);`)
  await db.run(sql`CREATE INDEX \`services_people_people_third_idx\` ON \`services\` (\`people_third_id\`);`)
  await db.run(sql`CREATE INDEX \`services_documents_documents_first_idx\` ON \`services\` (\`documents_first_id\`);`)
  await db.run(sql`CREATE INDEX \`services_documents_documents_second_idx\` ON \`services\` (\`documents_second_id\`);`)
  await db.run(sql`CREATE INDEX \`services_documents_documents_third_idx\` ON \`services\` (\`documents_third_id\`);`)
  await db.run(sql`CREATE INDEX \`services_documents_documents_fourth_idx\` ON \`services\` (\`documents_fourth_id\`);`)
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
  	\`version_people_first_id\` text(36),
  	\`version_people_second_id\` text(36),
  	\`version_people_third_id\` text(36),
  	\`version_documents_first_id\` text(36),
  	\`version_documents_second_id\` text(36),
  	\`version_documents_third_id\` text(36),
  	\`version_documents_fourth_id\` text(36),
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
  	FOREIGN KEY (\`version_people_first_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_people_second_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_people_third_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_documents_first_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_documents_second_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_documents_third_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_documents_fourth_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__services_v\`("id", "parent_id", "version__order", "version_people_first_id", "version_people_second_id", "version_people_third_id", "version_documents_first_id", "version_documents_second_id", "version_documents_third_id", "version_documents_fourth_id", "version_image_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_people_first_id", "version_people_second_id", "version_people_third_id", "version_documents_first_id", "version_documents_second_id", "version_documents_third_id", "version_documents_fourth_id", "version_image_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__services_v\` RENAME TO \`_services_v\`;`)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__order_idx\` ON \`_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_people_version_people_first_idx\` ON \`_services_v\` (\`version_people_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_people_version_people_second_idx\` ON \`_services_v\` (\`version_people_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_people_version_people_third_idx\` ON \`_services_v\` (\`version_people_third_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_documents_version_documents_first_idx\` ON \`_services_v\` (\`version_documents_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_documents_version_documents_second_idx\` ON \`_services_v\` (\`version_documents_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_documents_version_documents_third_idx\` ON \`_services_v\` (\`version_documents_third_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_documents_version_documents_fourth_idx\` ON \`_services_v\` (\`version_documents_fourth_id\`);`)
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
  await db.run(sql`CREATE TABLE \`__new_careers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`employment\` text,
  	\`salary_from\` numeric,
  	\`salary_to\` numeric,
  	\`salary_per\` text,
  	\`valid_through\` text,
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
  await db.run(sql`INSERT INTO \`__new_careers\`("id", "_order", "employment", "salary_from", "salary_to", "salary_per", "valid_through", "image_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "employment", "salary_from", "salary_to", "salary_per", "valid_through", "image_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status" FROM \`careers\`;`)
  await db.run(sql`DROP TABLE \`careers\`;`)
  await db.run(sql`ALTER TABLE \`__new_careers\` RENAME TO \`careers\`;`)
  await db.run(sql`CREATE INDEX \`careers__order_idx\` ON \`careers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`careers_image_idx\` ON \`careers\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_meta_meta_image_idx\` ON \`careers\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`careers_slug_idx\` ON \`careers\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`careers_updated_at_idx\` ON \`careers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`careers_created_at_idx\` ON \`careers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`careers__status_idx\` ON \`careers\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`careers_list_idx\` ON \`careers\` (\`_status\`,\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`careers_all_idx\` ON \`careers\` (\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`__new__careers_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_employment\` text,
  	\`version_salary_from\` numeric,
  	\`version_salary_to\` numeric,
  	\`version_salary_per\` text,
  	\`version_valid_through\` text,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__careers_v\`("id", "parent_id", "version__order", "version_employment", "version_salary_from", "version_salary_to", "version_salary_per", "version_valid_through", "version_image_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_employment", "version_salary_from", "version_salary_to", "version_salary_per", "version_valid_through", "version_image_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_careers_v\`;`)
  await db.run(sql`DROP TABLE \`_careers_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__careers_v\` RENAME TO \`_careers_v\`;`)
  await db.run(sql`CREATE INDEX \`_careers_v_parent_idx\` ON \`_careers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version__order_idx\` ON \`_careers_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_image_idx\` ON \`_careers_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_meta_version_meta_image_idx\` ON \`_careers_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_slug_idx\` ON \`_careers_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_updated_at_idx\` ON \`_careers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_created_at_idx\` ON \`_careers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version__status_idx\` ON \`_careers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_created_at_idx\` ON \`_careers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_updated_at_idx\` ON \`_careers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_snapshot_idx\` ON \`_careers_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_published_locale_idx\` ON \`_careers_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_latest_idx\` ON \`_careers_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_autosave_idx\` ON \`_careers_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_history_idx\` ON \`_careers_v\` (\`parent_id\`,\`updated_at\`,\`created_at\`,\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_faqs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`search_text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_faqs\`("id", "_order", "search_text", "updated_at", "created_at", "deleted_at") SELECT "id", "_order", "search_text", "updated_at", "created_at", "deleted_at" FROM \`faqs\`;`)
  await db.run(sql`DROP TABLE \`faqs\`;`)
  await db.run(sql`ALTER TABLE \`__new_faqs\` RENAME TO \`faqs\`;`)
  await db.run(sql`CREATE INDEX \`faqs__order_idx\` ON \`faqs\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`faqs_updated_at_idx\` ON \`faqs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs_created_at_idx\` ON \`faqs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`faqs_all_idx\` ON \`faqs\` (\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`__new_deadlines\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`taxpayers\` text,
  	\`recurrence\` text,
  	\`moves_on\` integer DEFAULT false,
  	\`source\` text,
  	\`documents_first_id\` text(36),
  	\`documents_second_id\` text(36),
  	\`documents_third_id\` text(36),
  	\`documents_fourth_id\` text(36),
  	\`search_text\` text,
  	\`text_pictures\` text,
  	\`meta_image_id\` text(36),
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`documents_first_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`documents_second_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`documents_third_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`documents_fourth_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_deadlines\`("id", "_order", "taxpayers", "recurrence", "moves_on", "source", "documents_first_id", "documents_second_id", "documents_third_id", "documents_fourth_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "taxpayers", "recurrence", "moves_on", "source", "documents_first_id", "documents_second_id", "documents_third_id", "documents_fourth_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status" FROM \`deadlines\`;`)
  await db.run(sql`DROP TABLE \`deadlines\`;`)
  await db.run(sql`ALTER TABLE \`__new_deadlines\` RENAME TO \`deadlines\`;`)
  await db.run(sql`CREATE INDEX \`deadlines__order_idx\` ON \`deadlines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_documents_documents_first_idx\` ON \`deadlines\` (\`documents_first_id\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_documents_documents_second_idx\` ON \`deadlines\` (\`documents_second_id\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_documents_documents_third_idx\` ON \`deadlines\` (\`documents_third_id\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_documents_documents_fourth_idx\` ON \`deadlines\` (\`documents_fourth_id\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_meta_meta_image_idx\` ON \`deadlines\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`deadlines_slug_idx\` ON \`deadlines\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_updated_at_idx\` ON \`deadlines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_created_at_idx\` ON \`deadlines\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`deadlines__status_idx\` ON \`deadlines\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_list_idx\` ON \`deadlines\` (\`_status\`,\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_all_idx\` ON \`deadlines\` (\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`__new__deadlines_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_taxpayers\` text,
  	\`version_recurrence\` text,
  	\`version_moves_on\` integer DEFAULT false,
  	\`version_source\` text,
  	\`version_documents_first_id\` text(36),
  	\`version_documents_second_id\` text(36),
  	\`version_documents_third_id\` text(36),
  	\`version_documents_fourth_id\` text(36),
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`deadlines\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_documents_first_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_documents_second_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_documents_third_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_documents_fourth_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__deadlines_v\`("id", "parent_id", "version__order", "version_taxpayers", "version_recurrence", "version_moves_on", "version_source", "version_documents_first_id", "version_documents_second_id", "version_documents_third_id", "version_documents_fourth_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_taxpayers", "version_recurrence", "version_moves_on", "version_source", "version_documents_first_id", "version_documents_second_id", "version_documents_third_id", "version_documents_fourth_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_deadlines_v\`;`)
  await db.run(sql`DROP TABLE \`_deadlines_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__deadlines_v\` RENAME TO \`_deadlines_v\`;`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_parent_idx\` ON \`_deadlines_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_version__order_idx\` ON \`_deadlines_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_documents_version_documents_first_idx\` ON \`_deadlines_v\` (\`version_documents_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_documents_version_documents_second_idx\` ON \`_deadlines_v\` (\`version_documents_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_documents_version_documents_third_idx\` ON \`_deadlines_v\` (\`version_documents_third_id\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_documents_version_documents_fourth_idx\` ON \`_deadlines_v\` (\`version_documents_fourth_id\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_meta_version_meta_image_idx\` ON \`_deadlines_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_version_slug_idx\` ON \`_deadlines_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_version_updated_at_idx\` ON \`_deadlines_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_version_created_at_idx\` ON \`_deadlines_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_version__status_idx\` ON \`_deadlines_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_created_at_idx\` ON \`_deadlines_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_updated_at_idx\` ON \`_deadlines_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_snapshot_idx\` ON \`_deadlines_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_published_locale_idx\` ON \`_deadlines_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_latest_idx\` ON \`_deadlines_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_autosave_idx\` ON \`_deadlines_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_history_idx\` ON \`_deadlines_v\` (\`parent_id\`,\`updated_at\`,\`created_at\`,\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`abouts_id\` text(36),
  	\`blogs_id\` text(36),
  	\`services_id\` text(36),
  	\`teams_id\` text(36),
  	\`careers_id\` text(36),
  	\`faqs_id\` text(36),
  	\`deadlines_id\` text(36),
  	\`inquiries_id\` text(36),
  	\`media_id\` text(36),
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`abouts_id\`) REFERENCES \`abouts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blogs_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`teams_id\`) REFERENCES \`teams\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`careers_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deadlines_id\`) REFERENCES \`deadlines\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`inquiries_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "abouts_id", "blogs_id", "services_id", "teams_id", "careers_id", "faqs_id", "deadlines_id", "inquiries_id", "media_id", "users_id") SELECT "id", "order", "parent_id", "path", "abouts_id", "blogs_id", "services_id", "teams_id", "careers_id", "faqs_id", "deadlines_id", "inquiries_id", "media_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_abouts_id_idx\` ON \`payload_locked_documents_rels\` (\`abouts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blogs_id_idx\` ON \`payload_locked_documents_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_teams_id_idx\` ON \`payload_locked_documents_rels\` (\`teams_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_careers_id_idx\` ON \`payload_locked_documents_rels\` (\`careers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deadlines_id_idx\` ON \`payload_locked_documents_rels\` (\`deadlines_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`inquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
