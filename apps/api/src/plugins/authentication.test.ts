import fastify from 'fastify';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';
import { sessions } from '../db/schema/identity.ts';
import type { HttpError } from '../http/errors.ts';
import { authentication } from './authentication.ts';

withDatabases('Authentication', (make) => {
  it('Z2 a route that needs an ability answers customers 403 and operators 200', async () => {
    const { app } = await make();
    const guarded = fastify();
    guarded.decorate('db', app.db).decorate('clock', app.clock);
    guarded.setErrorHandler((error: HttpError, _, reply) => reply.status(error.status).send(error.code));
    authentication(guarded);
    guarded.get('/', { config: { ability: ['manage', 'all'] } }, async (request) => request.user.id);
    const answer = async (headers: Record<string, string>) => (await guarded.inject({ url: '/', headers })).statusCode;
    const [customer, operator] = [await person(app), await person(app, { role: 'operator' })];
    const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
    expect([await answer({}), await answer(bearer(customer)), await answer(bearer(operator))]).toEqual([401, 403, 200]);
    await guarded.close();
  });

  it('updates when a session was last seen at most once a minute', async () => {
    const { app, call, clock } = await make();
    const [ada] = [await person(app), await person(app)];
    const seen = async () =>
      (await app.db.select().from(sessions)).map(({ id, lastSeenAt }) => [id === ada.sessionId, lastSeenAt.getTime()]).toSorted();
    const start = clock.now().getTime();
    const look = async () => (await call('GET /users/me', { token: ada.token })).status;
    clock.advance(59);
    expect(await look()).toBe(200);
    expect(await seen()).toEqual([
      [false, start],
      [true, start],
    ]);
    clock.advance(1);
    expect(await look()).toBe(200);
    expect(await seen()).toEqual([
      [false, start],
      [true, start + 60_000],
    ]);
  });
});
