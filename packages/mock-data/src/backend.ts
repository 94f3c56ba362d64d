import type { BackendControl } from '@kado/contracts/template';
import { matchRequestUrl, type Path } from 'msw';
import { HttpHandler } from 'msw/http';
import { createConditions } from './console/conditions.ts';
import { createControl } from './console/control.ts';
import { createInterceptor } from './console/interceptor.ts';
import { createLog, type WritableLog } from './console/log.ts';
import type { TopicContext } from './core/context.ts';
import { createDatabase, type Database } from './core/database.ts';
import { keepRefused } from './core/keep-refused.ts';
import type { RecordStorage } from './core/storage.ts';
import { TOPICS } from './topics.ts';

/** Options of a mock backend; all of them have a default. */
export interface MockOptions {
  /** The origin of all paths, e.g. 'http://localhost:3000'. */
  origin?: string;
  /** The same seed gives the same sample data. */
  seed?: string;
  /** The clock: sample dates are placed around the time of seeding. */
  now?: () => Date;
  /** Random numbers from 0 to 1 that decide, under a topic's conditions, whether a call fails and how long it takes. */
  chance?: () => number;
  /** Delays a call. */
  wait?: (ms: number) => Promise<void>;
}

/** A mock backend: msw's handlers, their database, and the control and the log for a console. */
export interface Backend {
  handlers: HttpHandler[];
  database: Database;
  control: BackendControl;
  log: WritableLog;
}

/** msw clones a request and reads its cookies for each handler before it compares the URL; this handler compares the URL first. */
class MatchFirstHandler extends HttpHandler {
  override async run(args: Parameters<HttpHandler['run']>[0]): ReturnType<HttpHandler['run']> {
    const { method, url } = args.request;
    return this.info.method === method && matchRequestUrl(new URL(url), this.info.path as Path).matches ? super.run(args) : null;
  }
}

/** Makes the handlers of every topic over one database. */
export function createBackend(
  storage: RecordStorage,
  { origin, seed = 'kado', now = () => new Date(), ...timing }: MockOptions & { origin: string },
): Backend {
  const database = createDatabase({ storage: keepRefused(storage), seed, now });
  const names = Object.keys(TOPICS);
  const conditions = createConditions(storage, names);
  const log = createLog(now);
  const intercept = createInterceptor({ conditions, log, ...timing });
  // A topic's handler at this origin, whose calls pass through the interceptor.
  const wrap = (topic: string, handler: HttpHandler) =>
    new MatchFirstHandler(handler.info.method, `${origin}${String(handler.info.path)}`, ({ request, requestId }) =>
      intercept(topic, request, async () => {
        const result = await handler.run({ request, requestId, resolutionContext: { baseUrl: origin } });
        return result?.response;
      }),
    );
  const records = new Map(names.map((name) => [name, new Set<string>()]));
  const handlers = Object.entries(TOPICS).flatMap(([name, topic]) => {
    const record: Database['record'] = (key, seedRecord) => {
      records.get(name)?.add(key);
      return database.record(key, seedRecord);
    };
    const readOther: TopicContext['readOther'] = (key, seedRecord) => database.record(key, seedRecord).read();
    return topic({ record, readOther, now, seed }).map((handler) => wrap(name, handler));
  });
  return { handlers, database, log, control: createControl({ storage, database, records, conditions, log, now }) };
}
