import { createListeners } from '../core/storage.ts';
import { maskBody, maskPath } from './secrets.ts';

/** One call that the backend answered. */
export interface LoggedRequest {
  id: number;
  /** When it came, in ms since 1970. */
  at: number;
  method: string;
  /** With its query. */
  path: string;
  topic: string;
  status: number;
  /** How long the answer took. */
  ms: number;
  requestBody: string;
  responseBody: string;
}

/** The last calls of this tab, newest first, and how many there were since it was cleared. */
export interface RequestLog {
  requests: readonly LoggedRequest[];
  total: number;
  failed: number;
}

/** Reads and clears the log. */
export interface LogStore {
  /** The same object until the next call. */
  get(): RequestLog;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

const KEPT = 200;
const LONGEST = 10_000;
const EMPTY: RequestLog = { requests: [], total: 0, failed: 0 };

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
const isText = ({ headers }: Request | Response): boolean => !/^(?:image|video|audio)\//.test(headers.get('content-type') ?? '');

async function bodyOf(message: Request | Response): Promise<string> {
  if (message.body === null) return '';
  return isText(message) ? cut(maskBody(await message.text())) : `(${message.headers.get('content-type')})`;
}

/** A log that is written to. */
export interface WrittenLog extends LogStore {
  note(topic: string, request: Request): Note;
  /** Goes on from a log that was kept. */
  put(log: RequestLog): void;
}

/** What a call said, read before anybody else reads it; `answered` adds what came of it. */
export type Note = (response: Response | undefined) => Promise<void>;

/** An empty log; `note` writes a call into it. */
export function createLog(now: () => Date): WrittenLog {
  const { tell, watch } = createListeners();
  let state = EMPTY;
  let last = 0;
  return {
    get: () => state,
    subscribe: watch,
    put: (kept) => {
      state = kept;
      last = kept.requests[0]?.id ?? 0;
      tell();
    },
    clear: () => {
      state = EMPTY;
      tell();
    },
    note: (topic, request) => {
      const [at, start, said] = [now().getTime(), performance.now(), bodyOf(request.clone())];
      return async (response) => {
        const ms = Math.round(performance.now() - start);
        const [requestBody, responseBody] = await Promise.all([said, response ? bodyOf(response.clone()) : '']);
        const status = response?.status ?? 500;
        last += 1;
        const entry = { id: last, at, topic, status, ms, requestBody, responseBody };
        const written = { ...entry, method: request.method, path: maskPath(new URL(request.url)) };
        state = {
          requests: [written, ...state.requests].slice(0, KEPT),
          total: state.total + 1,
          failed: state.failed + (status < 400 ? 0 : 1),
        };
        tell();
      };
    },
  };
}
