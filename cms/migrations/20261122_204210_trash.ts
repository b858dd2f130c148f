import type { MigrateUpArgs as MongoUpArgs } from '@payloadcms/db-mongodb'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** A trash for every type and for media, with indexes that leave out what is in it. */

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`abouts_list_idx\`;`)
  await db.run(sql`ALTER TABLE \`abouts\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`abouts_all_idx\` ON \`abouts\` (\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`abouts_list_idx\` ON \`abouts\` (\`_status\`,\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`DROP INDEX \`blogs_list_idx\`;`)
  await db.run(sql`ALTER TABLE \`blogs\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`blogs_all_idx\` ON \`blogs\` (\`deleted_at\`,\`created_at\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`blogs_list_idx\` ON \`blogs\` (\`_status\`,\`deleted_at\`,\`created_at\`,\`id\`);`)
  await db.run(sql`DROP INDEX \`services_list_idx\`;`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`services_all_idx\` ON \`services\` (\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`services_list_idx\` ON \`services\` (\`_status\`,\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`DROP INDEX \`careers_list_idx\`;`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`careers_all_idx\` ON \`careers\` (\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`CREATE INDEX \`careers_list_idx\` ON \`careers\` (\`_status\`,\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`ALTER TABLE \`_abouts_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_blogs_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`teams\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`teams_all_idx\` ON \`teams\` (\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version_deleted_at\` text;`)
  await db.run(sql`ALTER TABLE \`faqs\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`faqs_all_idx\` ON \`faqs\` (\`deleted_at\`,\`_order\`,\`id\`);`)
  await db.run(sql`ALTER TABLE \`inquiries\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`inquiries_all_idx\` ON \`inquiries\` (\`deleted_at\`,\`created_at\`,\`id\`);`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`deleted_at\` text;`)
  await db.run(sql`CREATE INDEX \`media_all_idx\` ON \`media\` (\`deleted_at\`,\`created_at\`,\`id\`);`)
}

/** The version before would show what is in the trash. */
export async function down(): Promise<void> {
  throw new Error('The version before has no trash, and would show what is in it: restore a backup that it made')
}

/** Documents without `deletedAt` are in no trash. Lists have other indexes from here on. */
export async function upOnMongo({ payload }: MongoUpArgs): Promise<void> {
  for (const { collection } of Object.values(payload.db.collections)) {
    const indexes = await collection.indexes({ timeoutMS: 0 }).catch(() => [])
    for (const { name } of indexes)
      if (name === '_status_1_createdAt_-1__id_-1' || name === '_status_1__order_1__id_1')
        await collection.dropIndex(name, { timeoutMS: 0 })
  }
}
