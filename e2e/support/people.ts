import { codeFor } from './outbox.ts';

export type Person = { firstName: string; lastName: string; email: string; phone: string; pin: string };

/** The seeded customer, with 500.00 USD and a short history. */
export const MAYA = { email: 'maya@kado.test', pin: '274913' } as const;

/** The template's accounts, which its sign-in page shows to everybody. */
export const ADMIN = { email: 'admin@demo.test', password: 'admin' };
export const CLIENT = { email: 'client@demo.test', password: 'client' };

let count = 0;

/** Somebody nobody has met: unique e-mail and phone. */
export function newPerson(): Person {
  count += 1;
  const unique = `${process.pid}${Date.now().toString(36)}${count}`;
  const digits = String(Date.now() % 1_000_000).padStart(6, '0');
  return {
    firstName: 'Ada',
    lastName: 'Moreau',
    email: `ada.${unique}@kado.test`,
    phone: `+336${10 + (count % 90)}${digits}`,
    pin: '583920',
  };
}

/** Registers somebody over the wire, for stories that begin later; answers the person, able to sign in. */
export async function registerPerson(url: string, person = newPerson()): Promise<Person> {
  const { firstName, lastName, email, phone, pin } = person;
  const body = { firstName, lastName, email, phone, countryIso: 'FR', languageCode: 'en', acceptTerms: true };
  const challenge = await post<{ id: string }>(url, '/auth/register', body);
  const token = await codeFor(url, email);
  const { pinToken } = await post<{ pinToken: string }>(url, '/auth/verify-token', { challengeId: challenge.id, token });
  await post(url, '/auth/create-pin', { pinToken, pin });
  return person;
}

/** A call over the wire; answers the body's `data`, and throws on a failure. `bearer` signs it. */
export async function post<Data>(url: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Data> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { data } = (await answer.json()) as { data: Data };
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${JSON.stringify(data)}`);
  return data;
}
