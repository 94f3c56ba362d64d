import { HttpResponse } from 'msw/http';
import { type Args, bodyArgs, queryArgs } from './args.ts';
import type { Database } from './database.ts';
import { Refusal } from './refusal.ts';
import type { MockRoute } from './routes.ts';

/** One call as an answer sees it. `args`: a POST's JSON body, otherwise the query (a DELETE may bring a body too); path ids are among them. */
export interface Call {
  args: Args;
  request: Request;
}

/** What answers a call: the body, `created(body)`, a whole response, or undefined for an empty 200. */
export type Answer = (call: Call) => unknown;

/** What the topics' routes are built with. */
export interface Backend extends Pick<Database, 'topic'> {
  now: () => Date;
  seed: string;
  get: Route;
  post: Route;
  patch: Route;
  remove: Route;
}

type Route = (path: string, answer: Answer) => MockRoute;

class Created {
  readonly body: unknown;
  constructor(body: unknown) {
    this.body = body;
  }
}

/** Marks an answer as 201; without a body the answer is empty. */
export const created = (body?: unknown): Created => new Created(body);

const respond = (body: unknown, status: number): Response =>
  body === undefined || body === null ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status });

async function readArgs(request: Request, params: Args): Promise<Args> {
  const query = queryArgs(new URL(request.url).searchParams);
  if (request.method === 'GET') return { ...query, ...params };
  const body = await bodyArgs(request);
  return request.method === 'DELETE' ? { ...body, ...query, ...params } : { ...body, ...params };
}

async function run(answer: Answer, request: Request, params: Args): Promise<Response> {
  try {
    const result = await answer({ args: await readArgs(request, params), request });
    if (result instanceof Response) return result;
    return result instanceof Created ? respond(result.body, 201) : respond(result, 200);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return respond(cause.body === undefined ? { message: cause.message } : cause.body, cause.status);
  }
}

/** What a topic's routes are made of; every answer passes `travel`, which may delay, fail and write down the call. */
export interface BackendParts extends Pick<Backend, 'topic' | 'now' | 'seed'> {
  travel: (request: Request, answer: () => Promise<Response>) => Promise<Response>;
}

/** What makes a topic's routes: paths from the origin's root. */
export function createBackend({ travel, ...rest }: BackendParts): Backend {
  const route =
    (method: MockRoute['method']): Route =>
    (path, answer) => ({
      method,
      path,
      answer: (request, params) => travel(request, () => run(answer, request, params)),
    });
  return { ...rest, get: route('GET'), post: route('POST'), patch: route('PATCH'), remove: route('DELETE') };
}
