import type { RequestLog } from '@kado/contracts/template';
import * as z from 'zod/mini';
import { logSchema, type WritableLog } from './log.ts';

const KEY = 'kado-mock-log';
/** More requests with their bodies would exceed the session storage. */
const MAX_STORED = 50;

function parseLog(text: string | null): RequestLog | undefined {
  try {
    return z.safeParse(logSchema, JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** The storage of the log, and the page whose `pagehide` event stores it. */
export interface PersistOptions {
  log: Pick<WritableLog, 'get' | 'restore'>;
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  page: Pick<EventTarget, 'addEventListener'>;
}

/** Keeps a tab's last calls across a reload. A log that is damaged or does not fit is left out. */
export function persistLog({ log, storage, page }: PersistOptions): void {
  const stored = parseLog(storage.getItem(KEY));
  if (stored) log.restore(stored);
  page.addEventListener('pagehide', () => {
    const { requests, ...counts } = log.get();
    try {
      storage.setItem(KEY, JSON.stringify({ ...counts, requests: requests.slice(0, MAX_STORED) }));
    } catch {
      // The storage is full: the page closes without its log.
    }
  });
}
