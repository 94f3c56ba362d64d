import type { TemplateUserData } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyArgs, textArg } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { badRequest } from '../core/errors.ts';
import { nextId } from '../core/rows.ts';
import { seedShop } from '../shop/data.ts';
import { type Account, CLIENT_ABILITY, seedAccounts } from './data.ts';
import { makeToken, readToken } from './tokens.ts';

const failure = (status: number, error: unknown): Response => HttpResponse.json({ error }, { status });
const equalIgnoringCase = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function createUser(accounts: readonly Account[], username: string, email: string): TemplateUserData {
  const taken = {
    ...(accounts.some(({ userData }) => equalIgnoringCase(userData.email, email)) && {
      email: 'This e-mail address is already in use.',
    }),
    ...(accounts.some(({ userData }) => equalIgnoringCase(userData.username, username)) && {
      username: 'This username is already in use.',
    }),
  };
  if (Object.keys(taken).length > 0) throw failure(422, taken);
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

/** The template's sign-in, with two demo accounts. */
export function jwtHandlers({ record, readOther, now }: TopicContext) {
  const accounts = record('accounts', seedAccounts);
  // All accounts of the demo share its one cart.
  const withCart = async (userData: TemplateUserData): Promise<TemplateUserData> => {
    const { cart } = await readOther('shop', seedShop);
    return { ...userData, extras: { eCommerceCartItemsCount: cart.length } };
  };
  const session = async (userData: TemplateUserData) => ({
    userData: await withCart(userData),
    accessToken: makeToken(userData.id, 'access', now()),
    refreshToken: makeToken(userData.id, 'refresh', now()),
  });
  return [
    http.post('/jwt/login', async ({ request }) => {
      const args = await bodyArgs(request);
      const [email, password] = [textArg(args, 'email'), textArg(args, 'password')];
      const account = (await accounts.read()).find(
        (one) => equalIgnoringCase(one.userData.email, email) && one.password === password,
      );
      if (!account) throw failure(400, { email: ['The e-mail address or the password is wrong.'] });
      return HttpResponse.json(await session(account.userData));
    }),
    http.post('/jwt/register', async ({ request }) => {
      const args = await bodyArgs(request);
      const [username, email, password] = [textArg(args, 'username'), textArg(args, 'email'), textArg(args, 'password')];
      if (username.trim() === '' || !/^\S+@\S+$/.test(email) || password === '')
        throw badRequest('username, email and password are needed');
      const user = await accounts.change((rows) => {
        const userData = createUser(rows, username, email);
        rows.push({ userData, password });
        return userData;
      });
      return HttpResponse.json({ user: await withCart(user), accessToken: makeToken(user.id, 'access', now()) });
    }),
    http.post('/jwt/refresh-token', async ({ request }) => {
      const id = readToken((await bodyArgs(request))['refreshToken'], 'refresh', now());
      const account = (await accounts.read()).find(({ userData }) => userData.id === id);
      if (!account) throw failure(401, 'The refresh token is not valid.');
      return HttpResponse.json(await session(account.userData));
    }),
  ];
}
