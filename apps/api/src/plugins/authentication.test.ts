import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

import fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';
import { sessions } from '../db/schema/identity.ts';
import { bearerOf } from '../http/bearer.ts';
import { type HttpError, notFound } from '../http/errors.ts';
import { newToken } from '../http/tokens.ts';
import { sessionReader } from '../sessions/bearer.ts';
import { endSessions } from '../sessions/repository.ts';
import { authentication } from './authentication.ts';

/** A server without routes, with the authentication of the API. */
function guard({ db, clock }: FastifyInstance): FastifyInstance {
  const guarded = fastify();
  guarded.decorate('db', db).decorate('clock', clock);
  guarded.setErrorHandler((error: HttpError, _, reply) => reply.status(error.status).send(error.code));
  authentication(guarded);
  return guarded;
}

withDatabases('Authentication', (make) => {
  it('Z2 a route that needs an ability answers customers 403 and operators 200', async () => {
    const { app } = await make();
    const guarded = guard(app);
    guarded.get('/', { config: { ability: ['manage', 'all'] } }, async (request) => request.user.id);
    const answer = async (headers: Record<string, string>) => (await guarded.inject({ url: '/', headers })).statusCode;
    const [customer, operator] = [await person(app), await person(app, { role: 'operator' })];
    const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
    expect([await answer({}), await answer(bearer(customer)), await answer(bearer(operator))]).toEqual([401, 403, 200]);
    await guarded.close();
  });

  it('A7 refuses a user whose session ends while their body arrives', async () => {
    const { app, clock } = await make();
    const ada = await person(app);
    const guarded = guard(app);
    const checked = Promise.withResolvers<void>();
    guarded.addHook('preParsing', async () => checked.resolve());
    guarded.post('/', async ({ user }) => user.id);
    const url = await guarded.listen({ host: '127.0.0.1', port: 0 });
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json', 'content-length': 2 };
    const sent = request(url, { method: 'POST', headers });
    const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
    sent.write('{');
    await checked.promise;
    await endSessions(app.db, ada.id, clock.now(), 'logout');
    sent.end('}');
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).toBe(401);
    await guarded.close();
  });

  it('accepts any well-formed token for a route that authenticates itself, and checks the session before an error is sent', async () => {
    const { app, clock } = await make();
    const ada = await person(app);
    const own = guard(app);
    const config = { authenticatesItself: true } as const;
    const findUser = sessionReader(app.db);
    own.get('/plain', async ({ user }) => user.id);
    own.get('/own', { config }, async (request) => {
      const user = await findUser(bearerOf(request) ?? '', clock.now());
      if (user) await own.signIn(request, user);
      return request.user?.id ?? 'nobody';
    });
    own.get('/refused', { config }, async () => {
      throw notFound();
    });
    const answer = async (url: string, token: string) => {
      const { statusCode, body } = await own.inject({ url, headers: { authorization: `Bearer ${token}` } });
      return [statusCode, body];
    };
    const seen = async () => (await app.db.select().from(sessions)).map(({ lastSeenAt }) => lastSeenAt);
    clock.advance(60);
    expect(await answer('/own', newToken())).toEqual([200, 'nobody']);
    expect(await answer('/own', 'malformed')).toEqual([401, 'UNAUTHENTICATED']);
    expect(await seen()).not.toContainEqual(clock.now());
    expect(await answer('/own', ada.token)).toEqual([200, ada.id]);
    expect(await seen()).toEqual([clock.now()]);
    expect(await answer('/plain', newToken())).toEqual([401, 'UNAUTHENTICATED']);
    expect(await answer('/plain', ada.token)).toEqual([200, ada.id]);
    expect(await answer('/refused', newToken())).toEqual([401, 'UNAUTHENTICATED']);
    expect(await answer('/refused', ada.token)).toEqual([404, 'NOT_FOUND']);
    await own.close();
  });

  it('updates the last-seen time of a session at most once a minute', async () => {
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
