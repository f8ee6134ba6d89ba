import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('status_change')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('scheme', 'text', (column) => column.notNull())
    .addColumn('entry_year', 'integer', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('institution_name', 'text')
    .addColumn('course_name', 'text')
    .addColumn('from_status', 'text')
    .addColumn('to_status', 'text', (column) => column.notNull())
    .addColumn('noticed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('is_news', 'boolean', (column) => column.notNull())
    .addPrimaryKeyConstraint('status_change_key', ['owner', 'id'])
    .addUniqueConstraint('status_change_position', ['owner', 'position'])
    .addCheckConstraint(
      'status_change_choice',
      sql`(institution_name IS NULL) = (course_name IS NULL)`,
    )
    .execute();
  await database.schema
    .createTable('status_seen')
    .addColumn('owner', 'text', (column) => column.primaryKey())
    .addColumn('change_id', 'text', (column) => column.notNull())
    .execute();
}
