import type { LogStore, RequestLog } from '@kado/contracts/template';
import * as z from 'zod/mini';
import { createListeners } from '../core/storage.ts';
import { maskBody, maskPath } from './mask.ts';

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

/** The log as it is stored. */
export const logSchema = z.object({ requests: z.readonly(z.array(requestSchema)), total: z.number(), failed: z.number() });

/** A log that can be written. */
export interface WritableLog extends LogStore {
  /** Reads the request's body before anything else does; returns a function that logs the call with its response. */
  start(topic: string, request: Request): (response: Response | undefined) => Promise<void>;
  /** Continues a stored log. */
  restore(log: RequestLog): void;
}

const MAX_REQUESTS = 200;
const MAX_BODY_LENGTH = 10_000;
const EMPTY: RequestLog = { requests: [], total: 0, failed: 0 };

const truncate = (text: string): string => (text.length > MAX_BODY_LENGTH ? `${text.slice(0, MAX_BODY_LENGTH)}…` : text);
const isText = ({ headers }: Request | Response): boolean => !/^(?:image|video|audio)\//.test(headers.get('content-type') ?? '');

async function bodyOf(message: Request | Response): Promise<string> {
  if (message.body === null) return '';
  return isText(message) ? truncate(maskBody(await message.text())) : `(${message.headers.get('content-type')})`;
}

/** Makes an empty log. */
export function createLog(now: () => Date): WritableLog {
  const { notify, subscribe } = createListeners();
  let state = EMPTY;
  let lastId = 0;
  const update = (next: RequestLog): void => {
    state = next;
    notify();
  };
  return {
    get: () => state,
    subscribe,
    restore: (stored) => {
      lastId = stored.requests[0]?.id ?? 0;
      update(stored);
    },
    clear: () => update(EMPTY),
    start: (topic, request) => {
      const [at, start, reading] = [now().getTime(), performance.now(), bodyOf(request.clone())];
      return async (response) => {
        const ms = Math.round(performance.now() - start);
        const [requestBody, responseBody] = await Promise.all([reading, response ? bodyOf(response.clone()) : '']);
        const status = response?.status ?? 500;
        const path = maskPath(new URL(request.url));
        lastId += 1;
        const logged = { id: lastId, at, method: request.method, path, topic, status, ms, requestBody, responseBody };
        update({
          requests: [logged, ...state.requests].slice(0, MAX_REQUESTS),
          total: state.total + 1,
          failed: state.failed + (status < 400 ? 0 : 1),
        });
      };
    },
  };
}
