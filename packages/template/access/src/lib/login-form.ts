import * as z from 'zod/mini';

/** The sign-in form. */
export const LoginForm = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.regex(/^\S+@\S+$/)),
  password: z.string().check(z.minLength(1)),
  remember: z.boolean(),
});

/** The key of a field's error text. */
export const problemKey = ({ path, code }: { path: string; code: string }) => {
  if (path === 'password') return 'problem.passwordMissing';
  return code === 'too_small' ? 'problem.emailMissing' : 'problem.emailOdd';
};

/** Sets this page's text on the fields that a failed sign-in names, because the mock responds in English only. */
export const refusedFields = (cause: unknown, text: string): Record<string, string> => {
  const fields = typeof cause === 'object' && cause !== null && 'fields' in cause ? cause.fields : undefined;
  return Object.fromEntries(Object.keys(fields ?? {}).map((field) => [field, text]));
};

/** The demo accounts that the sign-in page lists. */
export const DEMO_ACCOUNTS = [
  { key: 'admin', icon: 'crown', email: 'admin@demo.test', password: 'admin' },
  { key: 'client', icon: 'user', email: 'client@demo.test', password: 'client' },
] as const;

/** The initial values of the sign-in form: the remembered e-mail address, with its password if it is a demo account's; otherwise the first demo account. */
export function firstAccount(remembered: string): { email: string; password: string } {
  const [first] = DEMO_ACCOUNTS;
  const { email, password } = DEMO_ACCOUNTS.find((account) => account.email === (remembered || first.email)) ?? {
    email: remembered,
    password: '',
  };
  return { email, password };
}
