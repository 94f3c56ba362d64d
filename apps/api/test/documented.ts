import type { OpenAPIV3_1 } from 'openapi-types';
import type { FastifyInstance } from 'fastify';

type Response = { statusCode: number; headers: Readonly<Record<string, unknown>>; payload: string };
type Expected = { pattern: RegExp; responses: Record<string, OpenAPIV3_1.ResponseObject> };

/** Headers that a response may have only if the document lists them. */
const HEADERS = ['set-cookie', 'retry-after', 'www-authenticate', 'idempotency-replayed', 'x-next-cursor', 'content-disposition'];

/** Resolves all references of a document, which has no cycles. */
export function dereference<Value>(document: object, value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => dereference(document, each)) as Value;
  if ('$ref' in value && typeof value.$ref === 'string') {
    const keys = value.$ref.split('/').slice(1);
    const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
    return dereference(document, found) as Value;
  }
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, dereference(document, each)])) as Value;
}

/** The expected responses. All apps have the same routes, so the document of the first app is used for all. */
let table: Map<string, Expected[]> | undefined;

function tableOf(app: FastifyInstance): Map<string, Expected[]> {
  const document = app.swagger() as OpenAPIV3_1.Document;
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => {
      const { responses } = dereference(document, operation) as { responses: Expected['responses'] };
      return { method: method.toUpperCase(), pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), responses };
    }),
  );
  return Map.groupBy(rows, ({ method }) => method);
}

/** The error codes that a documented response lists; empty for a success. */
function codesIn({ content }: OpenAPIV3_1.ResponseObject): string[] {
  return Object.keys(content?.['application/json']?.examples ?? {});
}

/** Throws unless the document lists this status, content type, error code and these headers for the operation. Ignores unknown paths and methods. */
export function checkDocumented(app: FastifyInstance, method: string, url: string, response: Response): void {
  table ??= tableOf(app);
  const path = url.split('?', 1)[0] ?? '';
  const operation = table.get(method)?.find(({ pattern }) => pattern.test(path));
  if (!operation) return;
  const { statusCode, headers, payload } = response;
  const at = `${method} ${path} answered ${statusCode}`;
  const documented = operation.responses[statusCode];
  if (!documented) throw new Error(`${at}, which is not documented: ${payload}`);
  const type = String(headers['content-type']).split(';', 1)[0] ?? '';
  if (!(type in (documented.content ?? {}))) throw new Error(`${at} with ${type}, which is not documented`);
  const code = statusCode >= 400 ? (JSON.parse(payload) as { data: { code: string } }).data.code : undefined;
  if (code !== undefined && !codesIn(documented).includes(code)) throw new Error(`${at} with ${code}, which is not documented`);
  const listed = new Set(Object.keys(documented.headers ?? {}).map((name) => name.toLowerCase()));
  const unlisted = HEADERS.filter((name) => name in headers && !listed.has(name));
  if (unlisted.length > 0) throw new Error(`${at} with the header ${unlisted.join(', ')}, which is not documented`);
}
