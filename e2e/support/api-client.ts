import { post } from './people.ts';

/** A bearer token of somebody, got over the wire: a session of its own beside the page's. */
export async function tokenOf(url: string, { email, pin }: { email: string; pin: string }): Promise<string> {
  const { token } = await post<{ token: string }>(url, '/auth/login', { identifier: email, pin });
  return token;
}

/** The `data` of a GET with a bearer token. */
export async function get<Data>(url: string, path: string, token: string): Promise<Data> {
  const answer = await fetch(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: Data };
  if (!answer.ok) throw new Error(`GET ${path} answered ${answer.status}: ${JSON.stringify(data)}`);
  return data;
}

export type OrderRow = { id: string; status: string; total: { amountMinor: number } };

/** Somebody's orders, newest first, as the server has them. */
export const ordersOf = async (url: string, person: { email: string; pin: string }): Promise<OrderRow[]> =>
  get(url, '/orders?limit=100', await tokenOf(url, person));
