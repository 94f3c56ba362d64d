import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { rowsOf } from './sql.ts';

withDatabases('A statement', (make) => {
  it('returns the same values with both databases', async () => {
    const { db } = (await make()).app;
    const [row] = await rowsOf<Record<string, unknown>>(
      db,
      sql`select true as flag, 7::int as small, 0.5::float8 as half, 'a' as text, '{"a":[1]}'::jsonb as json, null::int as missing,
        array['a', 'b,"c"', null]::text[] as texts, '\\x6162'::bytea as bytes`,
    );
    expect({ ...row, bytes: Buffer.from(row?.['bytes'] as Uint8Array).toString() }).toEqual({
      flag: true,
      small: 7,
      half: 0.5,
      text: 'a',
      json: { a: [1] },
      missing: null,
      texts: ['a', 'b,"c"', null],
      bytes: 'ab',
    });
  });
});
