import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError, malformed, tooLarge, unsupportedType } from '../http/errors.ts';
import { readsNothing } from '../http/no-fields.ts';

const isUncompressed = ({ headers }: FastifyRequest): boolean => ['identity', undefined].includes(headers['content-encoding']);

/** JSON is UTF-8: invalid bytes are an error, instead of being replaced by U+FFFD. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function parse(body: Buffer, request: FastifyRequest): unknown {
  if (!isUncompressed(request)) throw unsupportedType();
  // A POST request without a body may still have a content type.
  if (body.length === 0 && readsNothing(request.routeOptions.schema?.body)) return undefined;
  try {
    return JSON.parse(utf8.decode(body));
  } catch (error) {
    throw malformed(error);
  }
}

/** Bodies are JSON of at most 64 KiB. The size is checked first, then the content type, then the content. */
export function bodyParsing(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) =>
    parse(body, request),
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: string | Buffer) => {
    if (body.length === 0) return undefined;
    throw unsupportedType();
  });
}

type Known = { code?: unknown; statusCode?: unknown };

/** Converts Fastify's own errors to HttpErrors. */
export function fastifyError({ code, statusCode }: Known, cause: unknown): HttpError | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) return unsupportedType();
  if (statusCode === 400) return malformed(cause);
  // For a static file whose conditions (If-Match, If-Unmodified-Since) are not met.
  if (statusCode === 412) return new HttpError(412, 'MALFORMED', {}, { cause });
  return undefined;
}
