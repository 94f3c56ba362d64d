import { accountHandlers } from './account/handlers.ts';
import { autocompleteHandlers } from './autocomplete/handlers.ts';
import { blogHandlers } from './blog/handlers.ts';
import { calendarHandlers } from './calendar/handlers.ts';
import { cardHandlers } from './cards/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import type { Topic } from './core/context.ts';
import { datatableHandlers } from './datatables/handlers.ts';
import { emailHandlers } from './email/handlers.ts';
import { faqHandlers } from './faq/handlers.ts';
import { invoiceHandlers } from './invoice/handlers.ts';
import { jwtHandlers } from './jwt/handlers.ts';
import { languageHandlers } from './languages/handlers.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { permissionHandlers } from './permissions/handlers.ts';
import { pictureHandlers } from './pictures/handlers.ts';
import { pricingHandlers } from './pricing/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { roleHandlers } from './roles/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { shopHandlers } from './shop/handlers.ts';
import { todoHandlers } from './todo/handlers.ts';
import { userHandlers } from './users/handlers.ts';

/** Every topic of the backend, by the name that the console shows. A new topic is added here and nowhere else. */
export const TOPICS: Readonly<Record<string, Topic>> = {
  account: accountHandlers,
  autocomplete: autocompleteHandlers,
  blog: blogHandlers,
  calendar: calendarHandlers,
  cards: cardHandlers,
  chat: chatHandlers,
  datatables: datatableHandlers,
  email: emailHandlers,
  faq: faqHandlers,
  invoice: invoiceHandlers,
  jwt: jwtHandlers,
  languages: languageHandlers,
  notifications: notificationHandlers,
  permissions: permissionHandlers,
  pictures: pictureHandlers,
  pricing: pricingHandlers,
  profile: profileHandlers,
  roles: roleHandlers,
  search: searchHandlers,
  shop: shopHandlers,
  todo: todoHandlers,
  users: userHandlers,
};
