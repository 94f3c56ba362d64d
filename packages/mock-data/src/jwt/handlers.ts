import type { TemplateUserData } from '@kado/contracts/template';
import { textArg } from '../core/args.ts';
import type { Backend } from '../core/backend.ts';
import { badRequest, nextId, Refusal } from '../core/refusal.ts';
import { type Account, CLIENT_ABILITY, seedAccounts } from './data.ts';
import { makeToken, readToken } from './tokens.ts';

const refuse = (status: number, error: unknown): Refusal => new Refusal(status, 'Refused', { error });
const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function newcomer(accounts: readonly Account[], username: string, email: string): TemplateUserData {
  const taken = {
    ...(accounts.some(({ userData }) => same(userData.email, email)) && { email: 'This e-mail address is already in use.' }),
    ...(accounts.some(({ userData }) => same(userData.username, username)) && { username: 'This username is already in use.' }),
  };
  if (Object.keys(taken).length > 0) throw refuse(422, taken);
  const id = nextId(accounts.map(({ userData }) => userData));
  return {
    id,
    fullName: '',
    username,
    avatar: '',
    email,
    role: 'client',
    ability: CLIENT_ABILITY,
    extras: { eCommerceCartItemsCount: 0 },
  };
}

/** The sign-in calls of the template, with two demo accounts. */
export function jwtHandlers({ topic, now, post }: Backend) {
  const accounts = topic('accounts', seedAccounts);
  const session = (userData: TemplateUserData) => ({
    userData,
    accessToken: makeToken(userData.id, 'access', now()),
    refreshToken: makeToken(userData.id, 'refresh', now()),
  });
  return [
    post('/jwt/login', async ({ args }) => {
      const [email, password] = [textArg(args, 'email'), textArg(args, 'password')];
      const account = (await accounts.read()).find((one) => same(one.userData.email, email) && one.password === password);
      if (!account) throw refuse(400, { email: ['The e-mail address or the password is wrong.'] });
      return session(account.userData);
    }),
    post('/jwt/register', ({ args }) => {
      const [username, email, password] = [textArg(args, 'username'), textArg(args, 'email'), textArg(args, 'password')];
      if (username.trim() === '' || !/^\S+@\S+$/.test(email) || password === '')
        throw badRequest('username, email and password are needed');
      return accounts.change((rows) => {
        const user = newcomer(rows, username, email);
        rows.push({ userData: user, password });
        return { user, accessToken: makeToken(user.id, 'access', now()) };
      });
    }),
    post('/jwt/refresh-token', async ({ args }) => {
      const id = readToken(args['refreshToken'], 'refresh', now());
      const account = (await accounts.read()).find(({ userData }) => userData.id === id);
      if (!account) throw refuse(401, 'The refresh token is not valid.');
      return session(account.userData);
    }),
  ];
}
