import type { RootHttp } from '../http.ts';
import { cards } from './template/cards.ts';
import { cart } from './template/cart.ts';
import { invoices } from './template/invoices.ts';
import { jwt } from './template/jwt.ts';
import { notifications } from './template/notifications.ts';
import { permissions } from './template/permissions.ts';
import { roles } from './template/roles.ts';
import { search } from './template/search.ts';
import { users } from './template/users.ts';

/** The calls of the dashboard template, one object per resource. */
export const template = (http: RootHttp) => ({
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
