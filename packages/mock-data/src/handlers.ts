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
import { createConditions } from './console/conditions.ts';
import { type BackendControl, createControl } from './console/control.ts';
import { createLog, type WrittenLog } from './console/log.ts';
import { createTraffic } from './console/traffic.ts';
import { createBackend } from './core/backend.ts';
import { createDatabase, type Database } from './core/database.ts';
import { createHandler } from './core/handler.ts';
import type { MockRoute } from './core/routes.ts';
import type { TopicStorage } from './core/storage.ts';

const TOPICS = {
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

/** What a mock backend can be given; all of it has a default. */
export interface MockOptions {
  /** The origin whose root the calls go to, e.g. 'http://localhost:3000'. */
  origin?: string;
  /** The same seed gives the same sample data. */
  seed?: string;
  /** The clock: sample dates are placed around it when the data is sown. */
  now?: () => Date;
  /** Decides whether a call fails and how long it takes, where its topic has such conditions: 0 ≤ chance < 1. */
  chance?: () => number;
  /** How a call is delayed. */
  wait?: (ms: number) => Promise<void>;
}

/** What a backend consists of: its routes and the handler that answers them, its database and what a console does with both. */
export interface MockParts {
  routes: readonly MockRoute[];
  handler: ReturnType<typeof createHandler>;
  database: Database;
  control: BackendControl;
  log: WrittenLog;
}

/** The routes of every topic over one database, and the control of both. */
export function createHandlers(
  storage: TopicStorage,
  { origin, seed = 'kado', now = () => new Date(), ...traffic }: MockOptions & { origin: string },
): MockParts {
  const database = createDatabase({ storage, seed, now });
  const conditions = createConditions(storage, Object.keys(TOPICS));
  const log = createLog(now);
  const travel = createTraffic({ conditions, log, ...traffic });
  const topics = new Map(Object.keys(TOPICS).map((name) => [name, new Set<string>()]));
  const routes = Object.entries(TOPICS).flatMap(([name, handlersOf]) => {
    const topic: Database['topic'] = (record, sow) => {
      topics.get(name)?.add(record);
      return database.topic(record, sow);
    };
    return handlersOf(createBackend({ seed, now, topic, travel: (request, answer) => travel(name, request, answer) }));
  });
  const control = createControl({ storage, database, topics, conditions, log, now });
  return { database, routes, handler: createHandler(origin, routes), log, control };
}
