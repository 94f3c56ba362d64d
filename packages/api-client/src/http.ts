import type { Answer, AnswerName } from './answers.ts';
import { ApiError } from './api-error.ts';
import { loadAnswers } from './load.ts';
import type { Ask, Method, Send } from './send.ts';

/** The product's transport: paths stand under {host}/api/v1, and every answer is checked against the contract. */
export type Http = {
  get: <Name extends AnswerName>(path: string, answer: Name, ask?: Ask) => Promise<Answer<Name>>;
  post: <Name extends AnswerName>(path: string, answer: Name, body?: unknown, ask?: Ask) => Promise<Answer<Name>>;
  delete: <Name extends AnswerName>(path: string, answer: Name, ask?: Ask) => Promise<Answer<Name>>;
  /** A list as CSV text, all of it in one piece. */
  csv: (path: string, ask?: Ask) => Promise<string>;
};

/** The template's transport: paths stand under the page's own origin and answer bare bodies. */
export type RootHttp = {
  get: <Body>(path: string, ask?: Ask) => Promise<Body>;
  post: <Body>(path: string, body?: unknown, ask?: Ask) => Promise<Body>;
  patch: <Body>(path: string, body?: unknown, ask?: Ask) => Promise<Body>;
  delete: <Body>(path: string, ask?: Ask) => Promise<Body>;
};

const UNREADABLE = 'The answer of the server could not be read';

function parse(text: string, mayBeEmpty: boolean): unknown {
  if (text === '' && mayBeEmpty) return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError(UNREADABLE, 200, 'BAD_ANSWER', { cause });
  }
}

/** The transport of /api/v1 over `send`. */
export function createHttp(send: Send, base: string): Http {
  const ask = async <Name extends AnswerName>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    name: Name,
    asked: Ask = {},
    data?: unknown,
  ) => {
    const { answers } = await loadAnswers(); // before sending: a write must not be acknowledged and then lost here
    const checked = answers[name].safeParse(parse(await send(method, base + path, asked, data), false));
    if (!checked.success) throw new ApiError(UNREADABLE, 200, 'BAD_ANSWER', { cause: checked.error });
    return checked.data as Answer<Name>;
  };
  return {
    get: (path, name, asked) => ask('GET', path, name, asked),
    post: (path, name, body, asked) => ask('POST', path, name, asked, body),
    delete: (path, name, asked) => ask('DELETE', path, name, asked),
    csv: (path, asked) => send('GET', base + path, { ...asked, headers: { Accept: 'text/csv' } }),
  };
}

/** The transport of the template's calls over `send`. */
export function createRootHttp(send: Send, origin: string): RootHttp {
  const ask = async <Body>(method: Method, path: string, asked: Ask = {}, data?: unknown) =>
    parse(await send(method, origin + path, asked, data), true) as Body;
  return {
    get: (path, asked) => ask('GET', path, asked),
    post: (path, body, asked) => ask('POST', path, asked, body),
    patch: (path, body, asked) => ask('PATCH', path, asked, body),
    delete: (path, asked) => ask('DELETE', path, asked),
  };
}
