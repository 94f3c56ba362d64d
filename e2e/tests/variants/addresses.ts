import { ordersOf } from '../../support/api-client.ts';
import { depositsOf } from '../../support/deposits.ts';
import { MAYA } from '../../support/people.ts';
import { type Route, routesOf } from '../../support/routes.ts';
import { addressOf } from '../../support/template/address-of.ts';

/** Of a route that does not exist. */
const UNKNOWN = '/nowhere';
const TEMPLATE_SAMPLES = {
  '/apps/invoice/preview/:id': '/apps/invoice/preview/5036',
  '/apps/invoice/edit/:id': '/apps/invoice/edit/5036',
  '/apps/invoice/print/:id': '/apps/invoice/print/5036',
  '/apps/user/view/:id': '/apps/user/view/2',
};

/** Every route's address for somebody who is not signed in and for somebody who is, each with an unknown one at the end. */
function addresses(routes: readonly Route[], samples: Readonly<Record<string, string>>) {
  const without = (access: Route['access']) => routes.filter((route) => route.access !== access);
  const list = (some: readonly Route[]) => [...some.map((route) => addressOf(route, samples)), UNKNOWN];
  return { signedOut: list(without('signed in')), signedIn: list(without('guest')) };
}

/** The product's addresses, with an order and a deposit of Maya's. */
export async function addressesOfProduct(url: string) {
  const [[order], [deposit]] = await Promise.all([ordersOf(url, MAYA), depositsOf(url, MAYA)]);
  return addresses(routesOf('product'), {
    '/orders/:orderId': `/orders/${order?.id}`,
    '/deposits/:depositId': `/deposits/${deposit?.id}`,
    '/send/gift-card/:productId': '/send/gift-card/019b76e0-0000-7fcd-958c-c13cda679f81',
    '/gift/:token': '/gift/unknown',
    '/contact/:messageId': '/contact/unknown',
    '/plans/:planId': '/plans/unknown',
    '/plans/:planId/change': '/plans/unknown/change',
    '/operator/orders/:orderId': `/operator/orders/${order?.id}`,
    '/operator/messages/:messageId': '/operator/messages/unknown',
    '/operator/users/:userId': '/operator/users/unknown',
  });
}

/** The template's addresses. */
export const addressesOfTemplate = () => addresses(routesOf('template'), TEMPLATE_SAMPLES);
