import { post } from './people.ts';

/** Signs a person in through the API and returns the access token. This session is separate from the page's. */
export async function tokenOf(url: string, { email, pin }: { email: string; pin: string }): Promise<string> {
  const { token } = await post<{ token: string }>(url, '/auth/login', { identifier: email, pin });
  return token;
}

/** Sends a GET request with an access token. Returns the body's `data`; throws if the call fails. */
export async function get<Data>(url: string, path: string, token: string): Promise<Data> {
  const response = await fetch(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: Data };
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status}: ${JSON.stringify(data)}`);
  return data;
}

export type OrderRow = { id: string; status: string; total: { amountMinor: number } };

/** A person's orders as the server stores them, newest first. */
export const ordersOf = async (url: string, person: { email: string; pin: string }): Promise<OrderRow[]> =>
  get(url, '/orders?limit=100', await tokenOf(url, person));
