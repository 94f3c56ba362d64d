import { parseBody } from '../parse-body.ts';
import type { Method, Send, SendRequest } from '../send.ts';

/** The transport of the template's calls: paths below the page's own origin, bodies without an envelope. An empty response resolves to undefined. */
export type RootHttp = {
  get: <Body>(path: string, request?: SendRequest) => Promise<Body>;
  post: <Body>(path: string, body?: unknown, request?: SendRequest) => Promise<Body>;
  patch: <Body>(path: string, body?: unknown, request?: SendRequest) => Promise<Body>;
  delete: <Body>(path: string, request?: SendRequest) => Promise<Body>;
};

/** The transport of the template's calls over `send`. */
export function createRootHttp(send: Send, origin: string): RootHttp {
  const call = async <Body>(method: Method, path: string, request: SendRequest = {}, body?: unknown) => {
    const { data: text } = await send(method, origin + path, request, body);
    return (text === '' ? undefined : parseBody(text)) as Body;
  };
  return {
    get: (path, request) => call('GET', path, request),
    post: (path, body, request) => call('POST', path, request, body),
    patch: (path, body, request) => call('PATCH', path, request, body),
    delete: (path, request) => call('DELETE', path, request),
  };
}
