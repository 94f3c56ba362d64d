import { callerOf } from './api-client.ts';
import { MAYA } from './people.ts';

const WORDS = { topic: 'order', name: 'Maya Haddad', email: MAYA.email, message: 'Where is my gift card?' };

/** A message of the seeded customer. Tests that only read a message share it, because a customer may send only five in an hour. */
export async function messageOfMaya(url: string): Promise<{ id: string }> {
  const maya = await callerOf(url, MAYA);
  const [message] = await maya.get<{ id: string }[]>('/contact');
  return message ?? maya.post<{ id: string }>('/contact', WORDS);
}
