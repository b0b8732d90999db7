import { pgTable, text } from 'drizzle-orm/pg-core';

export const writeProbe = pgTable('write_probe', { filler: text('filler').notNull() });
