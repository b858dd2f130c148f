import { randomBytes } from 'node:crypto'

import type { MigrateUpArgs as MongoUpArgs } from '@payloadcms/db-mongodb'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** Inquiries have a thread, of which the note they had is the first event; those that were closed are answered. */

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`inquiries_thread\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`who\` text,
  	\`kind\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`inquiries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`inquiries_thread_order_idx\` ON \`inquiries_thread\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_thread_parent_id_idx\` ON \`inquiries_thread\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_opening_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_opening_hours_order_idx\` ON \`site_settings_opening_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_opening_hours_parent_id_idx\` ON \`site_settings_opening_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_holidays\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`from\` text NOT NULL,
  	\`until\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_holidays_order_idx\` ON \`site_settings_holidays\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_holidays_parent_id_idx\` ON \`site_settings_holidays\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_reply_templates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_reply_templates_order_idx\` ON \`site_settings_reply_templates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_reply_templates_parent_id_idx\` ON \`site_settings_reply_templates\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`taken_by_id\` text(36) REFERENCES users(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`answer_by\` text;`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`remove_at\` text;`)
  await db.run(sql`CREATE INDEX \`inquiries_taken_by_idx\` ON \`inquiries\` (\`taken_by_id\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_answer_by_idx\` ON \`inquiries\` (\`answer_by\`);`)
  await db.run(sql`CREATE INDEX \`inquiries_remove_at_idx\` ON \`inquiries\` (\`remove_at\`);`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`answer_within\` numeric;`)
  await db.run(sql`ALTER TABLE \`site_settings\` ADD \`keep_inquiries\` numeric;`)
  await db.run(sql`INSERT INTO \`inquiries_thread\` (\`_order\`, \`_parent_id\`, \`id\`, \`at\`, \`who\`, \`kind\`, \`text\`)
    SELECT 1, \`id\`, lower(hex(randomblob(12))), \`updated_at\`, '', 'note', \`note\` FROM \`inquiries\` WHERE trim(\`note\`) <> '';`)
  await db.run(sql`ALTER TABLE \`inquiries\` DROP COLUMN \`note\`;`)
  await db.run(sql`UPDATE \`inquiries\` SET \`status\` = 'answered' WHERE \`status\` = 'closed';`)
}

/** The version before has no thread to keep the notes in. */
export async function down(): Promise<void> {
  throw new Error('The version before has one note of an inquiry: restore a backup that it made')
}

/** The connection's time limit is for requests. */
const unlimited = { timeoutMS: 0 }

/** The same on MongoDB. */
export async function upOnMongo({ payload }: MongoUpArgs): Promise<void> {
  const collection = payload.db.collections['inquiries']?.collection
  if (!collection) return
  await collection.updateMany({ status: 'closed' }, { $set: { status: 'answered' } }, unlimited)
  for (const { _id, note, updatedAt } of await collection.find({ note: { $type: 'string' } }, unlimited).toArray()) {
    const event = { id: randomBytes(12).toString('hex'), at: updatedAt, who: '', kind: 'note', text: note }
    const thread = String(note).trim() === '' ? [] : [event]
    await collection.updateOne({ _id }, { $set: { thread }, $unset: { note: '' } }, unlimited)
  }
}
