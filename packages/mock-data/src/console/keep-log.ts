import * as z from 'zod/mini';
import type { RequestLog } from './log.ts';

const KEY = 'kado-mock-log';
/** With their bodies more would not fit. */
const KEPT = 50;

const requestSchema = z.object({
  id: z.number(),
  at: z.number(),
  method: z.string(),
  path: z.string(),
  topic: z.string(),
  status: z.number(),
  ms: z.number(),
  requestBody: z.string(),
  responseBody: z.string(),
});
const logSchema = z.object({ requests: z.array(requestSchema), total: z.number(), failed: z.number() });

function readLog(text: string | null): RequestLog | undefined {
  try {
    return z.safeParse(logSchema, JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** What keeps the log of a tab, and what tells that its page goes. */
export interface Keeping {
  log: { get(): RequestLog; put(log: RequestLog): void };
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  page: Pick<EventTarget, 'addEventListener'>;
}

/** Keeps a tab's last calls over a reload: read at once, written when the page goes. What is damaged, or does not fit, is left out. */
export function keepLog({ log, storage, page }: Keeping): void {
  const kept = readLog(storage.getItem(KEY));
  if (kept) log.put(kept);
  page.addEventListener('pagehide', () => {
    const { requests, ...counts } = log.get();
    try {
      storage.setItem(KEY, JSON.stringify({ ...counts, requests: requests.slice(0, KEPT) }));
    } catch {
      // A log is no reason to disturb a page that goes.
    }
  });
}
