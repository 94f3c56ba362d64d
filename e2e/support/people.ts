import { post } from './api-client.ts';
import { codeFor } from './outbox.ts';

export type Person = { firstName: string; lastName: string; email: string; phone: string; pin: string };

/** The seeded customer, with 500.00 USD and a short history. */
export const MAYA = { email: 'maya@kado.test', pin: '274913' } as const;

let count = 0;

/** A person who has no account yet, with a unique e-mail address and phone number. */
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

/** Registers a person through the API, for tests that start after registration. Returns the person, who can now sign in. */
export async function registerPerson(url: string, person = newPerson()): Promise<Person> {
  const { firstName, lastName, email, phone, pin } = person;
  const body = { firstName, lastName, email, phone, countryIso: 'FR', languageCode: 'en', acceptTerms: true };
  const challenge = await post<{ id: string }>(url, '/auth/register', body);
  const token = await codeFor(url, email);
  const { pinToken } = await post<{ pinToken: string }>(url, '/auth/verify-token', { challengeId: challenge.id, token });
  await post(url, '/auth/create-pin', { pinToken, pin });
  return person;
}
