import { get, tokenOf } from './api-client.ts';
import { MAYA, post } from './people.ts';

const WORDS = { topic: 'order', name: 'Maya Haddad', email: MAYA.email, message: 'Where is my gift card?' };

/** A message of the seeded customer. Tests that only look at one share it, because a customer may write five in an hour. */
export async function messageOfMaya(url: string): Promise<{ id: string }> {
  const token = await tokenOf(url, MAYA);
  const [message] = await get<{ id: string }[]>(url, '/contact', token);
  return message ?? post<{ id: string }>(url, '/contact', WORDS, { authorization: `Bearer ${token}` });
}
