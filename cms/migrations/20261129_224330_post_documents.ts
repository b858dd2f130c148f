import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`documents_first_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`documents_second_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`documents_third_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`documents_fourth_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`blogs_documents_documents_first_idx\` ON \`blogs\` (\`documents_first_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_documents_documents_second_idx\` ON \`blogs\` (\`documents_second_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_documents_documents_third_idx\` ON \`blogs\` (\`documents_third_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_documents_documents_fourth_idx\` ON \`blogs\` (\`documents_fourth_id\`);`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_documents_first_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_documents_second_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_documents_third_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_documents_fourth_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_documents_version_documents_first_idx\` ON \`_blogs_v\` (\`version_documents_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_documents_version_documents_second_idx\` ON \`_blogs_v\` (\`version_documents_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_documents_version_documents_third_idx\` ON \`_blogs_v\` (\`version_documents_third_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_documents_version_documents_fourth_idx\` ON \`_blogs_v\` (\`version_documents_fourth_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_blogs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`author_id\` text(36),
  	\`services_first_id\` text(36),
  	\`services_second_id\` text(36),
  	\`services_third_id\` text(36),
  	\`tags_first_id\` text(36),
  	\`tags_second_id\` text(36),
  	\`tags_third_id\` text(36),
  	\`tags_fourth_id\` text(36),
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
  	FOREIGN KEY (\`tags_first_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`tags_second_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`tags_third_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`tags_fourth_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_blogs\`("id", "author_id", "services_first_id", "services_second_id", "services_third_id", "tags_first_id", "tags_second_id", "tags_third_id", "tags_fourth_id", "image_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "author_id", "services_first_id", "services_second_id", "services_third_id", "tags_first_id", "tags_second_id", "tags_third_id", "tags_fourth_id", "image_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status" FROM \`blogs\`;`)
  await db.run(sql`DROP TABLE \`blogs\`;`)
  await db.run(sql`ALTER TABLE \`__new_blogs\` RENAME TO \`blogs\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`blogs_author_idx\` ON \`blogs\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_services_services_first_idx\` ON \`blogs\` (\`services_first_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_services_services_second_idx\` ON \`blogs\` (\`services_second_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_services_services_third_idx\` ON \`blogs\` (\`services_third_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_tags_tags_first_idx\` ON \`blogs\` (\`tags_first_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_tags_tags_second_idx\` ON \`blogs\` (\`tags_second_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_tags_tags_third_idx\` ON \`blogs\` (\`tags_third_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_tags_tags_fourth_idx\` ON \`blogs\` (\`tags_fourth_id\`);`)
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
  	\`version_tags_first_id\` text(36),
  	\`version_tags_second_id\` text(36),
  	\`version_tags_third_id\` text(36),
  	\`version_tags_fourth_id\` text(36),
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
  	FOREIGN KEY (\`version_tags_first_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_tags_second_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_tags_third_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_tags_fourth_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__blogs_v\`("id", "parent_id", "version_author_id", "version_services_first_id", "version_services_second_id", "version_services_third_id", "version_tags_first_id", "version_tags_second_id", "version_tags_third_id", "version_tags_fourth_id", "version_image_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version_author_id", "version_services_first_id", "version_services_second_id", "version_services_third_id", "version_tags_first_id", "version_tags_second_id", "version_tags_third_id", "version_tags_fourth_id", "version_image_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_blogs_v\`;`)
  await db.run(sql`DROP TABLE \`_blogs_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__blogs_v\` RENAME TO \`_blogs_v\`;`)
  await db.run(sql`CREATE INDEX \`_blogs_v_parent_idx\` ON \`_blogs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_author_idx\` ON \`_blogs_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_services_version_services_first_idx\` ON \`_blogs_v\` (\`version_services_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_services_version_services_second_idx\` ON \`_blogs_v\` (\`version_services_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_services_version_services_third_idx\` ON \`_blogs_v\` (\`version_services_third_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_tags_version_tags_first_idx\` ON \`_blogs_v\` (\`version_tags_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_tags_version_tags_second_idx\` ON \`_blogs_v\` (\`version_tags_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_tags_version_tags_third_idx\` ON \`_blogs_v\` (\`version_tags_third_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_tags_version_tags_fourth_idx\` ON \`_blogs_v\` (\`version_tags_fourth_id\`);`)
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
}
