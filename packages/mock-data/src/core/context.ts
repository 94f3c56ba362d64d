import { http, type HttpHandler, HttpResponse } from 'msw/http';
import { type Args, bodyArgs, queryArgs } from './args.ts';
import type { Database } from './database.ts';

/** Computes a topic's response: a plain value is sent as JSON with status 200, `undefined` as an empty 200, a `Response` as it is, whether returned or thrown. */
export type Resolver = (call: { args: Args }) => unknown;

type Method = 'get' | 'post' | 'patch' | 'delete';

/** What a topic's handlers are made with. */
export interface TopicContext extends Pick<Database, 'record'> {
  /** msw's `http` for the topics: paths start at the origin's root, and resolvers get `args`, which are the query, the JSON body and the path parameters. */
  http: Readonly<Record<Method, (path: string, resolver: Resolver) => HttpHandler>>;
  now: () => Date;
  /** The same seed gives the same sample data. */
  seed: string;
}

/** A topic: makes its msw handlers. */
export type Topic = (context: TopicContext) => HttpHandler[];

/** Runs a call of a topic: may delay it, let it fail, and log it. */
export type Intercept = (request: Request, run: () => Promise<Response>) => Promise<Response>;

const toResponse = (body: unknown, status: number): Response =>
  body === undefined || body === null ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status });

/** A 201 with this JSON body, or an empty one. */
export const created = (body?: unknown): Response => toResponse(body, 201);

async function readArgs(request: Request, params: Args): Promise<Args> {
  const query = queryArgs(new URL(request.url).searchParams);
  if (request.method === 'GET') return { ...query, ...params };
  const body = await bodyArgs(request);
  return request.method === 'DELETE' ? { ...body, ...query, ...params } : { ...body, ...params };
}

async function run(resolver: Resolver, request: Request, params: Args): Promise<Response> {
  try {
    const result = await resolver({ args: await readArgs(request, params) });
    return result instanceof Response ? result : toResponse(result, 200);
  } catch (cause) {
    if (cause instanceof Response) return cause;
    throw cause;
  }
}

/** What all topics share, besides their handlers' origin and what each of their calls passes through. */
export interface ContextParts extends Omit<TopicContext, 'http'> {
  origin: string;
  intercept: Intercept;
}

/** The context of one topic. */
export function createContext({ origin, intercept, ...parts }: ContextParts): TopicContext {
  const handle =
    (method: Method) =>
    (path: string, resolver: Resolver): HttpHandler =>
      http[method](`${origin}${path}`, ({ request, params }) => intercept(request, () => run(resolver, request, params)));
  return { ...parts, http: { get: handle('get'), post: handle('post'), patch: handle('patch'), delete: handle('delete') } };
}
