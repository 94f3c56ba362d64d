import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { endOf, startOf } from './filters.ts';
import { rowsOf } from './sql.ts';

withDatabases('A day', (make) => {
  it.each(['2026-03-29', '2026-06-15', '2026-10-25'])(
    '%s lasts 24 hours of UTC, whatever zone the database is in',
    async (day) => {
      const { app } = await make();
      const [row] = await app.db.transaction(async (tx) => {
        await tx.execute(sql`set local time zone 'Europe/Berlin'`);
        return rowsOf<{ from: string; to: string }>(
          tx,
          sql`select ((${startOf(day)}) at time zone 'UTC')::text as from, ((${endOf(day)}) at time zone 'UTC')::text as to`,
        );
      });
      const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
      expect(row).toEqual({ from: `${day} 00:00:00`, to: `${next} 00:00:00` });
    },
  );
});
