import { accountHandlers } from './account/handlers.ts';
import { autocompleteHandlers } from './autocomplete/handlers.ts';
import { blogHandlers } from './blog/handlers.ts';
import { calendarHandlers } from './calendar/handlers.ts';
import { cardHandlers } from './cards/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import { datatableHandlers } from './datatables/handlers.ts';
import { emailHandlers } from './email/handlers.ts';
import { faqHandlers } from './faq/handlers.ts';
import { invoiceHandlers } from './invoice/handlers.ts';
import { jwtHandlers } from './jwt/handlers.ts';
import { permissionHandlers } from './permissions/handlers.ts';
import { pictureHandlers } from './pictures/handlers.ts';
import { pricingHandlers } from './pricing/handlers.ts';
import { profileHandlers } from './profile/handlers.ts';
import { roleHandlers } from './roles/handlers.ts';
import { searchHandlers } from './search/handlers.ts';
import { shopHandlers } from './shop/handlers.ts';
import { todoHandlers } from './todo/handlers.ts';
import { userHandlers } from './users/handlers.ts';
import { type Backend, createBackend } from './core/backend.ts';
import { createDatabase, type Database } from './core/database.ts';
import type { TopicStorage } from './core/storage.ts';

const TOPICS = [
  accountHandlers,
  autocompleteHandlers,
  blogHandlers,
  calendarHandlers,
  cardHandlers,
  chatHandlers,
  datatableHandlers,
  emailHandlers,
  faqHandlers,
  invoiceHandlers,
  jwtHandlers,
  permissionHandlers,
  pictureHandlers,
  pricingHandlers,
  profileHandlers,
  roleHandlers,
  searchHandlers,
  shopHandlers,
  todoHandlers,
  userHandlers,
];

/** What a mock backend can be given; all of it has a default. */
export interface MockOptions {
  /** The origin whose root the calls go to, e.g. 'http://localhost:3000'. */
  origin?: string;
  /** The same seed gives the same sample data. */
  seed?: string;
  /** The clock: sample dates are placed around it when the data is sown. */
  now?: () => Date;
}

/** The handlers of every topic over one database. */
export function createHandlers(
  storage: TopicStorage,
  { origin, seed = 'kado', now = () => new Date() }: MockOptions & { origin: string },
): { handlers: ReturnType<Backend['get']>[]; database: Database } {
  const database = createDatabase({ storage, seed, now });
  const backend = createBackend({ origin, seed, now, topic: database.topic });
  return { database, handlers: TOPICS.flatMap((topic) => topic(backend)) };
}
