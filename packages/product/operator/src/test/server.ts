const PIN = '274913';
export const OPS = { identifier: 'ops@kado.test', pin: PIN };
export const MAYA = { identifier: 'maya@kado.test', pin: PIN };

/** Sends requests to the server as a user; resolves to the `data` of the response, and rejects with its error text. */
export async function callAs(url: string, who: typeof OPS) {
  const request = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(`${url}/api/v1${path}`, init);
    if (!response.ok) throw new Error(await response.text());
    return ((await response.json()) as { data: unknown }).data;
  };
  const json = { 'content-type': 'application/json' };
  const session = await request('/auth/login', { method: 'POST', headers: json, body: JSON.stringify(who) });
  const authorization = `Bearer ${(session as { token: string }).token}`;
  return {
    post: (path: string, body: object) =>
      request(path, { method: 'POST', headers: { ...json, authorization }, body: JSON.stringify(body) }),
    get: (path: string) => request(path, { headers: { authorization } }),
  };
}
