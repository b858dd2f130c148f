import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`missed_addresses\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`path\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`first_at\` text NOT NULL,
  	\`last_at\` text NOT NULL,
  	\`from\` text,
  	\`dismissed\` integer,
  	\`target\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`missed_addresses_path_idx\` ON \`missed_addresses\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`missed_addresses_last_at_idx\` ON \`missed_addresses\` (\`last_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`missed_addresses\`;`)
}
