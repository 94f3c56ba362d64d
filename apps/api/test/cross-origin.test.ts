import { expect, it } from 'vitest';

import type { Jar } from './caller.ts';
import { withDatabases } from './fixture.ts';
import { signUp } from './identity.ts';

const PAGE = 'http://127.0.0.1:4173';
const OTHER = 'http://127.0.0.1:4174';

withDatabases('A page on another origin', (make) => {
  const serve = async () => {
    const made = await make({ env: { webOrigins: [PAGE] } });
    await made.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = made.app.addresses()[0] as { port: number };
    const send = (method: string, path: string, headers: Record<string, string>): Promise<Response> =>
      fetch(`http://127.0.0.1:${port}/api/v1${path}`, { method, headers });
    return { ...made, send };
  };
  const preflight = (method: string, origin: string) => ({
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization,content-type,idempotency-key',
  });

  it('B5 may call the API with its cookies if it is listed; no other page may', async () => {
    const { app, call, send } = await serve();
    const asked = await send('OPTIONS', '/checkout', preflight('POST', PAGE));
    expect([asked.status, await asked.text()]).toEqual([204, '']);
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'access-control-allow-origin': PAGE,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': expect.stringContaining('POST'),
      'access-control-allow-headers': expect.stringContaining('idempotency-key'),
      vary: expect.stringContaining('Origin'),
    });
    const jar: Jar = new Map();
    const { token } = await signUp(app, call, 'ada@example.test', { cookies: jar });
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const [method, path, headers] of [
      ['GET', '/users/me', { authorization: `Bearer ${token}` }],
      ['GET', '/users/me', {}],
      ['POST', '/auth/refresh', { cookie, 'sec-fetch-site': 'same-site' }],
    ] as const) {
      const response = await send(method, path, { origin: PAGE, ...headers });
      expect([path, response.status]).toEqual([path, 'authorization' in headers || 'cookie' in headers ? 200 : 401]);
      expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
      const exposed = response.headers.get('access-control-expose-headers')?.split(', ');
      expect(exposed).toEqual(expect.arrayContaining(['x-next-cursor', 'x-request-id']));
    }
    for (const origin of [OTHER, 'null', `${PAGE}.evil.test`, PAGE.toUpperCase()]) {
      const refused = await send('OPTIONS', '/checkout', preflight('POST', origin));
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([405, null]);
      const refresh = await send('POST', '/auth/refresh', { origin, cookie });
      expect([refresh.status, refresh.headers.get('access-control-allow-origin')]).toEqual([403, null]);
      expect(refresh.headers.get('vary')).toContain('Origin');
    }
  });

  it('B5 may not call a server without listed origins', async () => {
    const { app } = await make();
    const response = await app.inject({ method: 'OPTIONS', url: '/api/v1/checkout', headers: preflight('POST', PAGE) });
    expect([response.statusCode, response.headers['access-control-allow-origin']]).toEqual([405, undefined]);
  });
});
