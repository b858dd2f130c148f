import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`deadlines\` (
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
  await db.run(sql`CREATE INDEX \`deadlines__order_idx\` ON \`deadlines\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_meta_meta_image_idx\` ON \`deadlines\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`deadlines_slug_idx\` ON \`deadlines\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_updated_at_idx\` ON \`deadlines\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_created_at_idx\` ON \`deadlines\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`deadlines__status_idx\` ON \`deadlines\` (\`_status\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_list_idx\` ON \`deadlines\` (\`_status\`,\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_all_idx\` ON \`deadlines\` (\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`CREATE TABLE \`deadlines_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`description_html\` text,
  	\`law\` text,
  	\`meta_title\` text,
  	\`meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`deadlines\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`deadlines_locales_locale_parent_id_unique\` ON \`deadlines_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`deadlines_locales_parent_idx\` ON \`deadlines_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_deadlines_v\` (
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
  await db.run(sql`CREATE TABLE \`_deadlines_v_locales\` (
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_law\` text,
  	\`version_meta_title\` text,
  	\`version_meta_description\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_deadlines_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_deadlines_v_locales_locale_parent_id_unique\` ON \`_deadlines_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_deadlines_v_locales_parent_idx\` ON \`_deadlines_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`deadlines_id\` text(36) REFERENCES deadlines(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deadlines_id_idx\` ON \`payload_locked_documents_rels\` (\`deadlines_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`deadlines\`;`)
  await db.run(sql`DROP TABLE \`deadlines_locales\`;`)
  await db.run(sql`DROP TABLE \`_deadlines_v\`;`)
  await db.run(sql`DROP TABLE \`_deadlines_v_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
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
  	FOREIGN KEY (\`inquiries_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "abouts_id", "blogs_id", "services_id", "teams_id", "careers_id", "faqs_id", "inquiries_id", "media_id", "users_id") SELECT "id", "order", "parent_id", "path", "abouts_id", "blogs_id", "services_id", "teams_id", "careers_id", "faqs_id", "inquiries_id", "media_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_abouts_id_idx\` ON \`payload_locked_documents_rels\` (\`abouts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blogs_id_idx\` ON \`payload_locked_documents_rels\` (\`blogs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_teams_id_idx\` ON \`payload_locked_documents_rels\` (\`teams_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_careers_id_idx\` ON \`payload_locked_documents_rels\` (\`careers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_inquiries_id_idx\` ON \`payload_locked_documents_rels\` (\`inquiries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
}
