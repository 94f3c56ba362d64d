import { addressOf } from './address-of.ts';
import { callerOf, ordersOf } from './api-client.ts';
import { depositsOf } from './deposits.ts';
import { messageOfMaya } from './messages.ts';
import { OPS } from './operators.ts';
import { MAYA } from './people.ts';
import { type Route, routesOf } from './routes.ts';

/** The address of a page that does not exist. */
export const UNKNOWN = '/nowhere';

/** The addresses of all routes, grouped by who may open them: guests, signed-in people, operators. Each list ends with an unknown address. */
export function addresses(routes: readonly Route[], samples: Readonly<Record<string, string>>) {
  const of = (...accesses: Route['access'][]) => [
    ...routes.filter(({ access }) => accesses.includes(access)).map((route) => addressOf(route, samples)),
    UNKNOWN,
  ];
  return { signedOut: of('guest', 'public'), signedIn: of('public', 'signed in'), operator: of('operator') };
}

/** The product's addresses; parameters are filled with ids of Maya's data: an order, a deposit, a message and her account. */
export async function addressesOfProduct(url: string) {
  const [orders, [deposit], message, operator] = await Promise.all([
    ordersOf(url, MAYA),
    depositsOf(url, MAYA),
    messageOfMaya(url),
    callerOf(url, OPS),
  ]);
  // A completed order, which no longer changes.
  const order = orders.find(({ status }) => status === 'completed');
  const [account] = await operator.get<{ id: string }[]>(`/admin/users?q=${MAYA.email}`);
  return addresses(routesOf('product'), {
    '/orders/:orderId': `/orders/${order?.id}`,
    '/deposits/:depositId': `/deposits/${deposit?.id}`,
    '/send/gift-card/:productId': '/send/gift-card/019b76e0-0000-7fcd-958c-c13cda679f81',
    '/gift/:token': '/gift/unknown',
    '/contact/:messageId': `/contact/${message.id}`,
    '/plans/:planId': '/plans/unknown',
    '/plans/:planId/change': '/plans/unknown/change',
    '/operator/orders/:orderId': `/operator/orders/${order?.id}`,
    '/operator/messages/:messageId': `/operator/messages/${message.id}`,
    '/operator/users/:userId': `/operator/users/${account?.id}`,
  });
}
