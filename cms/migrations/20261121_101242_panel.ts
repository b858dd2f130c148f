import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`audit\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`who\` text NOT NULL,
  	\`user_id\` text,
  	\`action\` text NOT NULL,
  	\`kind\` text,
  	\`title\` text,
  	\`document_id\` text,
  	\`status\` text,
  	\`address\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_at_idx\` ON \`audit\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`audit_user_id_idx\` ON \`audit\` (\`user_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_document_id_idx\` ON \`audit\` (\`document_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`entry\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_entry_idx\` ON \`redirects\` (\`entry\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_social_links_order_idx\` ON \`site_settings_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_social_links_parent_id_idx\` ON \`site_settings_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_slides\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`subtitle\` text NOT NULL,
  	\`drawing\` text NOT NULL,
  	\`image_id\` text(36),
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_slides_order_idx\` ON \`site_settings_slides\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_slides_parent_id_idx\` ON \`site_settings_slides\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_slides_image_idx\` ON \`site_settings_slides\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_statistics\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL,
  	\`label\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_statistics_order_idx\` ON \`site_settings_statistics\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_statistics_parent_id_idx\` ON \`site_settings_statistics\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_feature_cards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`drawing\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_feature_cards_order_idx\` ON \`site_settings_feature_cards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_feature_cards_parent_id_idx\` ON \`site_settings_feature_cards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_plans\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`price\` numeric NOT NULL,
  	\`period\` text NOT NULL,
  	\`features\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_plans_order_idx\` ON \`site_settings_plans\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_plans_parent_id_idx\` ON \`site_settings_plans\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`firm_name\` text,
  	\`short_name\` text,
  	\`tagline\` text,
  	\`top_bar_text\` text,
  	\`working_hours\` text,
  	\`copyright_year\` numeric,
  	\`product_link_label\` text,
  	\`product_link_url\` text,
  	\`sister_product_link_label\` text,
  	\`sister_product_link_url\` text,
  	\`designer_credit_label\` text,
  	\`designer_credit_url\` text,
  	\`contact_location\` text,
  	\`contact_email\` text,
  	\`contact_phone\` text,
  	\`contact_careers_email\` text,
  	\`contact_latitude\` numeric,
  	\`contact_longitude\` numeric,
  	\`contact_map_link_url\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` text(36),
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_seo_seo_image_idx\` ON \`site_settings\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_texts_order_parent\` ON \`site_settings_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_abouts_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_abouts_v_autosave_idx\` ON \`_abouts_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`_abouts_v_history_idx\` ON \`_abouts_v\` (\`parent_id\`,\`updated_at\`,\`created_at\`,\`latest\`);`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`meta_image_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`blogs_meta_meta_image_idx\` ON \`blogs\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_list_idx\` ON \`blogs\` (\`_status\`,\`created_at\`,\`id\`);`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_meta_image_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_meta_version_meta_image_idx\` ON \`_blogs_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_autosave_idx\` ON \`_blogs_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_history_idx\` ON \`_blogs_v\` (\`parent_id\`,\`updated_at\`,\`created_at\`,\`latest\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`meta_image_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`services_meta_meta_image_idx\` ON \`services\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`services_list_idx\` ON \`services\` (\`_status\`,\`_order\`,\`id\`);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_meta_image_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_services_v_version_meta_version_meta_image_idx\` ON \`_services_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_autosave_idx\` ON \`_services_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_history_idx\` ON \`_services_v\` (\`parent_id\`,\`updated_at\`,\`created_at\`,\`latest\`);`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`meta_image_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`careers_meta_meta_image_idx\` ON \`careers\` (\`meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_list_idx\` ON \`careers\` (\`_status\`,\`_order\`,\`id\`);`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_meta_title\` text;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_meta_description\` text;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_meta_image_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`autosave\` integer;`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_meta_version_meta_image_idx\` ON \`_careers_v\` (\`version_meta_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_autosave_idx\` ON \`_careers_v\` (\`autosave\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_history_idx\` ON \`_careers_v\` (\`parent_id\`,\`updated_at\`,\`created_at\`,\`latest\`);`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`status\` text DEFAULT 'new' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`note\` text;`)
  await db.run(sql`CREATE INDEX \`inquiries_status_idx\` ON \`inquiries\` (\`status\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`focal_x\` numeric;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`focal_y\` numeric;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`role\` text DEFAULT 'administrator' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`who\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`device\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`address\` text;`)
  await db.run(sql`ALTER TABLE \`sessions\` ADD \`used_at\` text;`)
  await db.run(sql`CREATE INDEX \`abouts_list_idx\` ON \`abouts\` (\`_status\`,\`_order\`,\`id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`audit\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`site_settings_social_links\`;`)
  await db.run(sql`DROP TABLE \`site_settings_slides\`;`)
  await db.run(sql`DROP TABLE \`site_settings_statistics\`;`)
  await db.run(sql`DROP TABLE \`site_settings_feature_cards\`;`)
  await db.run(sql`DROP TABLE \`site_settings_plans\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings_texts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_blogs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`description_html\` text,
  	\`description_words\` text,
  	\`image_id\` text(36),
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_blogs\`("id", "title", "description", "description_html", "description_words", "image_id", "slug", "updated_at", "created_at", "_status") SELECT "id", "title", "description", "description_html", "description_words", "image_id", "slug", "updated_at", "created_at", "_status" FROM \`blogs\`;`)
  await db.run(sql`DROP TABLE \`blogs\`;`)
  await db.run(sql`ALTER TABLE \`__new_blogs\` RENAME TO \`blogs\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`blogs_image_idx\` ON \`blogs\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`blogs_slug_idx\` ON \`blogs\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`blogs_updated_at_idx\` ON \`blogs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs_created_at_idx\` ON \`blogs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`blogs__status_idx\` ON \`blogs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__blogs_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_description_words\` text,
  	\`version_image_id\` text(36),
  	\`version_slug\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`blogs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__blogs_v\`("id", "parent_id", "version_title", "version_description", "version_description_html", "version_description_words", "version_image_id", "version_slug", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version_title", "version_description", "version_description_html", "version_description_words", "version_image_id", "version_slug", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_blogs_v\`;`)
  await db.run(sql`DROP TABLE \`_blogs_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__blogs_v\` RENAME TO \`_blogs_v\`;`)
  await db.run(sql`CREATE INDEX \`_blogs_v_parent_idx\` ON \`_blogs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_image_idx\` ON \`_blogs_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_slug_idx\` ON \`_blogs_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_updated_at_idx\` ON \`_blogs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version_created_at_idx\` ON \`_blogs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_version_version__status_idx\` ON \`_blogs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_created_at_idx\` ON \`_blogs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_updated_at_idx\` ON \`_blogs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_blogs_v_latest_idx\` ON \`_blogs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_services\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`description\` text,
  	\`description_html\` text,
  	\`description_words\` text,
  	\`image_id\` text(36),
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_services\`("id", "_order", "title", "description", "description_html", "description_words", "image_id", "slug", "updated_at", "created_at", "_status") SELECT "id", "_order", "title", "description", "description_html", "description_words", "image_id", "slug", "updated_at", "created_at", "_status" FROM \`services\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`ALTER TABLE \`__new_services\` RENAME TO \`services\`;`)
  await db.run(sql`CREATE INDEX \`services__order_idx\` ON \`services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`services_image_idx\` ON \`services\` (\`image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`services_slug_idx\` ON \`services\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`services__status_idx\` ON \`services\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__services_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_description_words\` text,
  	\`version_image_id\` text(36),
  	\`version_slug\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__services_v\`("id", "parent_id", "version__order", "version_title", "version_description", "version_description_html", "version_description_words", "version_image_id", "version_slug", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_title", "version_description", "version_description_html", "version_description_words", "version_image_id", "version_slug", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_services_v\`;`)
  await db.run(sql`DROP TABLE \`_services_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__services_v\` RENAME TO \`_services_v\`;`)
  await db.run(sql`CREATE INDEX \`_services_v_parent_idx\` ON \`_services_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__order_idx\` ON \`_services_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_image_idx\` ON \`_services_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_slug_idx\` ON \`_services_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_updated_at_idx\` ON \`_services_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version_created_at_idx\` ON \`_services_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_version_version__status_idx\` ON \`_services_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_created_at_idx\` ON \`_services_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_updated_at_idx\` ON \`_services_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_services_v_latest_idx\` ON \`_services_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_careers\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_order\` text,
  	\`title\` text,
  	\`salary\` text,
  	\`description\` text,
  	\`description_html\` text,
  	\`description_words\` text,
  	\`image_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_careers\`("id", "_order", "title", "salary", "description", "description_html", "description_words", "image_id", "updated_at", "created_at", "_status") SELECT "id", "_order", "title", "salary", "description", "description_html", "description_words", "image_id", "updated_at", "created_at", "_status" FROM \`careers\`;`)
  await db.run(sql`DROP TABLE \`careers\`;`)
  await db.run(sql`ALTER TABLE \`__new_careers\` RENAME TO \`careers\`;`)
  await db.run(sql`CREATE INDEX \`careers__order_idx\` ON \`careers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`careers_image_idx\` ON \`careers\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`careers_updated_at_idx\` ON \`careers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`careers_created_at_idx\` ON \`careers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`careers__status_idx\` ON \`careers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__careers_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version__order\` text,
  	\`version_title\` text,
  	\`version_salary\` text,
  	\`version_description\` text,
  	\`version_description_html\` text,
  	\`version_description_words\` text,
  	\`version_image_id\` text(36),
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`careers\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__careers_v\`("id", "parent_id", "version__order", "version_title", "version_salary", "version_description", "version_description_html", "version_description_words", "version_image_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest") SELECT "id", "parent_id", "version__order", "version_title", "version_salary", "version_description", "version_description_html", "version_description_words", "version_image_id", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest" FROM \`_careers_v\`;`)
  await db.run(sql`DROP TABLE \`_careers_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__careers_v\` RENAME TO \`_careers_v\`;`)
  await db.run(sql`CREATE INDEX \`_careers_v_parent_idx\` ON \`_careers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version__order_idx\` ON \`_careers_v\` (\`version__order\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_image_idx\` ON \`_careers_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_updated_at_idx\` ON \`_careers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version_created_at_idx\` ON \`_careers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version__status_idx\` ON \`_careers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_created_at_idx\` ON \`_careers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_updated_at_idx\` ON \`_careers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_latest_idx\` ON \`_careers_v\` (\`latest\`);`)
  await db.run(sql`DROP INDEX \`abouts_list_idx\`;`)
  await db.run(sql`DROP INDEX \`_abouts_v_autosave_idx\`;`)
  await db.run(sql`DROP INDEX \`_abouts_v_history_idx\`;`)
  await db.run(sql`ALTER TABLE \`_abouts_v\` DROP COLUMN \`autosave\`;`)
  await db.run(sql`DROP INDEX \`inquiries_status_idx\`;`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`note\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`focal_x\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`focal_y\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`role\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`who\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`device\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`address\`;`)
  await db.run(sql`ALTER TABLE \`sessions\` DROP COLUMN \`used_at\`;`)
}
