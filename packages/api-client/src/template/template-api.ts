import type { RootHttp } from './root-http.ts';
import { cards } from './cards.ts';
import { cart } from './cart.ts';
import { invoices } from './invoices.ts';
import { jwt } from './jwt.ts';
import { notifications } from './notifications.ts';
import { permissions } from './permissions.ts';
import { roles } from './roles.ts';
import { search } from './search.ts';
import { users } from './users.ts';

/** The calls of the dashboard template, one object per resource. */
export const templateApi = (http: RootHttp) => ({
  cards: cards(http),
  cart: cart(http),
  invoices: invoices(http),
  jwt: jwt(http),
  notifications: notifications(http),
  permissions: permissions(http),
  roles: roles(http),
  search: search(http),
  users: users(http),
});

/** The calls of the dashboard template, one object per resource. */
export type TemplateApi = ReturnType<typeof templateApi>;
