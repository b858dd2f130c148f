import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`downloads\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`last_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`downloads_document_idx\` ON \`downloads\` (\`document\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`documents_first_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`documents_second_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`documents_third_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`documents_fourth_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`services_documents_documents_first_idx\` ON \`services\` (\`documents_first_id\`);`)
  await db.run(sql`CREATE INDEX \`services_documents_documents_second_idx\` ON \`services\` (\`documents_second_id\`);`)
  await db.run(sql`CREATE INDEX \`services_documents_documents_third_idx\` ON \`services\` (\`documents_third_id\`);`)
  await db.run(sql`CREATE INDEX \`services_documents_documents_fourth_idx\` ON \`services\` (\`documents_fourth_id\`);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_documents_first_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_documents_second_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_documents_third_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_documents_fourth_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_services_v_version_documents_version_documents_first_idx\` ON \`_services_v\` (\`version_documents_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_documents_version_documents_second_idx\` ON \`_services_v\` (\`version_documents_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_documents_version_documents_third_idx\` ON \`_services_v\` (\`version_documents_third_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_documents_version_documents_fourth_idx\` ON \`_services_v\` (\`version_documents_fourth_id\`);`)
  await db.run(sql`ALTER TABLE \`deadlines\` ADD \`documents_first_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`deadlines\` ADD \`documents_second_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`deadlines\` ADD \`documents_third_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`deadlines\` ADD \`documents_fourth_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`deadlines_documents_documents_first_idx\` ON \`deadlines\` (\`documents_first_id\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_documents_documents_second_idx\` ON \`deadlines\` (\`documents_second_id\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_documents_documents_third_idx\` ON \`deadlines\` (\`documents_third_id\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_documents_documents_fourth_idx\` ON \`deadlines\` (\`documents_fourth_id\`);`)
  await db.run(sql`ALTER TABLE \`_deadlines_v\` ADD \`version_documents_first_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_deadlines_v\` ADD \`version_documents_second_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_deadlines_v\` ADD \`version_documents_third_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_deadlines_v\` ADD \`version_documents_fourth_id\` text(36) REFERENCES media(id) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_documents_version_documents_first_idx\` ON \`_deadlines_v\` (\`version_documents_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_documents_version_documents_second_idx\` ON \`_deadlines_v\` (\`version_documents_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_documents_version_documents_third_idx\` ON \`_deadlines_v\` (\`version_documents_third_id\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_documents_version_documents_fourth_idx\` ON \`_deadlines_v\` (\`version_documents_fourth_id\`);`)
  await db.run(sql`ALTER TABLE \`media_locales\` ADD \`title\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`downloads\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_services\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`people_first_id\` text(36),
  	\`people_second_id\` text(36),
  	\`people_third_id\` text(36),
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
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_services\`("id", "_order", "people_first_id", "people_second_id", "people_third_id", "image_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "people_first_id", "people_second_id", "people_third_id", "image_id", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status" FROM \`services\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`ALTER TABLE \`__new_services\` RENAME TO \`services\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`services__order_idx\` ON \`services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_people_people_first_idx\` ON \`services\` (\`people_first_id\`);`)
  await db.run(sql`CREATE INDEX \`services_people_people_second_idx\` ON \`services\` (\`people_second_id\`);`)
  await db.run(sql`CREATE INDEX \`services_people_people_third_idx\` ON \`services\` (\`people_third_id\`);`)
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
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__services_v\`("id", "parent_id", "version__order", "version_people_first_id", "version_people_second_id", "version_people_third_id", "version_image_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_people_first_id", "version_people_second_id", "version_people_third_id", "version_image_id", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__services_v\` RENAME TO \`_services_v\`;`)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__order_idx\` ON \`_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_people_version_people_first_idx\` ON \`_services_v\` (\`version_people_first_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_people_version_people_second_idx\` ON \`_services_v\` (\`version_people_second_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_people_version_people_third_idx\` ON \`_services_v\` (\`version_people_third_id\`);`)
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
  await db.run(sql`CREATE TABLE \`__new_deadlines\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`taxpayers\` text,
  	\`recurrence\` text,
  	\`moves_on\` integer DEFAULT false,
  	\`source\` text,
  	\`search_text\` text,
  	\`text_pictures\` text,
  	\`meta_image_id\` text(36),
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_deadlines\`("id", "_order", "taxpayers", "recurrence", "moves_on", "source", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "_order", "taxpayers", "recurrence", "moves_on", "source", "search_text", "text_pictures", "meta_image_id", "slug", "updated_at", "created_at", "deleted_at", "_status" FROM \`deadlines\`;`)
  await db.run(sql`DROP TABLE \`deadlines\`;`)
  await db.run(sql`ALTER TABLE \`__new_deadlines\` RENAME TO \`deadlines\`;`)
  await db.run(sql`CREATE INDEX \`deadlines__order_idx\` ON \`deadlines\` (\`_order\`);`)
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
  	FOREIGN KEY (\`version_meta_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__deadlines_v\`("id", "parent_id", "version__order", "version_taxpayers", "version_recurrence", "version_moves_on", "version_source", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave") SELECT "id", "parent_id", "version__order", "version_taxpayers", "version_recurrence", "version_moves_on", "version_source", "version_search_text", "version_text_pictures", "version_meta_image_id", "version_slug", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest", "autosave" FROM \`_deadlines_v\`;`)
  await db.run(sql`DROP TABLE \`_deadlines_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__deadlines_v\` RENAME TO \`_deadlines_v\`;`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_parent_idx\` ON \`_deadlines_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_version_version__order_idx\` ON \`_deadlines_v\` (\`version__order\`);`)
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
  await db.run(sql`ALTER TABLE \`media_locales\` DROP COLUMN \`title\`;`)
}
