export type Credentials = { email: string; pin: string };
export type Caller = Awaited<ReturnType<typeof callerOf>>;

/** API calls as one person, in a session of their own that is separate from the page's. */
export async function callerOf(url: string, { email, pin }: Credentials) {
  const { token } = await post<{ token: string }>(url, '/auth/login', { identifier: email, pin });
  const headers = { authorization: `Bearer ${token}` };
  return {
    headers,
    get: <Data>(path: string) => send<Data>(url, path, { headers }),
    post: <Data>(path: string, body: unknown, more: Record<string, string> = {}) =>
      post<Data>(url, path, body, { ...headers, ...more }),
    /** Returns the file's id. */
    upload: async (purpose: string, file: File): Promise<string> => {
      const body = new FormData();
      body.set('purpose', purpose);
      body.set('file', file);
      return (await send<{ id: string }>(url, '/files', { method: 'POST', headers, body })).id;
    },
  };
}

/** Sends a POST request with a JSON body. Returns the `data` of the answer; throws if the call fails. */
export const post = <Data>(url: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Data> =>
  send(url, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function send<Data>(url: string, path: string, init: RequestInit): Promise<Data> {
  const response = await fetch(`${url}/api/v1${path}`, init);
  const { data } = (await response.json()) as { data: Data };
  if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${path} answered ${response.status}: ${JSON.stringify(data)}`);
  return data;
}

export type OrderRow = { id: string; status: string; total: { amountMinor: number } };

/** A person's orders as the server stores them, newest first. */
export const ordersOf = async (url: string, person: Credentials): Promise<OrderRow[]> =>
  (await callerOf(url, person)).get('/orders?limit=100');
