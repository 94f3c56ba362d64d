import type { Ticket } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';
import { users } from '../db/schema/identity.ts';

withDatabases('A suspended operator', (make) => {
  it('gets no mail about a message, unlike other operators', async () => {
    const { app, call, clock } = await make();
    const [suspended, other] = [await person(app, { role: 'operator' }), await person(app, { role: 'operator' })];
    await app.db.update(users).set({ suspendedAt: clock.now() }).where(eq(users.id, suspended.id));
    const body = { topic: 'other', name: 'Eve Adams', email: 'eve@example.test', message: 'Where is my gift card?' };
    expect((await call<Ticket>('POST /contact', { body })).status).toBe(201);
    expect((await app.mail.list()).map(({ to }) => to)).toEqual([other.email]);
  });
});
