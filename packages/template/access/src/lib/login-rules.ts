/** What is signed in with. */
export type Values = { email: string; password: string };
/** One field of the form. */
export type Field = keyof Values;
/** What is wrong with a field: a key of the words. */
export type Problem = 'emailMissing' | 'emailOdd' | 'passwordMissing' | 'refused';
/** What is wrong with which field. */
export type Problems = Partial<Record<Field, Problem | undefined>>;

/** What can be seen to be wrong before anybody is asked. */
export function problemsIn({ email, password }: Values): Problems {
  const found: Problems = {};
  if (email.trim() === '') found.email = 'emailMissing';
  else if (!/^\S+@\S+$/.test(email.trim())) found.email = 'emailOdd';
  if (password === '') found.password = 'passwordMissing';
  return found;
}

/** The fields that the answer names, `{ error: { email: ["…"] } }`; said in the reader's language, which the mock does not speak. */
export function refusedFields(error: unknown): Problems {
  if (typeof error !== 'object' || error === null || !('fields' in error)) return {};
  const fields = Object.keys(error.fields as object);
  return Object.fromEntries(
    (['email', 'password'] as const).filter((field) => fields.includes(field)).map((field) => [field, 'refused']),
  );
}

/** The demo's accounts; no secret, the page shows them. */
export const DEMO_ACCOUNTS = [
  { key: 'admin', icon: 'crown', email: 'admin@demo.test', password: 'admin' },
  { key: 'client', icon: 'user', email: 'client@demo.test', password: 'client' },
] as const;
