import type { FastifyInstance, FastifyRequest } from 'fastify';

import { HttpError, malformed, tooLarge, unsupportedType } from '../http/errors.ts';
import { readsNothing } from '../http/no-fields.ts';

const isUncompressed = ({ headers }: FastifyRequest): boolean => ['identity', undefined].includes(headers['content-encoding']);

function parse(text: string, request: FastifyRequest): unknown {
  if (!isUncompressed(request)) throw unsupportedType();
  // A POST without a body may have a content type all the same.
  if (text === '' && readsNothing(request.routeOptions.schema?.body)) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed(error);
  }
}

/** Bodies are JSON of at most 64 KiB. The size is checked first, then the content type, then the content. */
export function bodyParsing(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, text: string | Buffer) =>
    parse(String(text), request),
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, body: string | Buffer) => {
    if (body.length === 0) return undefined;
    throw unsupportedType();
  });
}

type Known = { code?: unknown; statusCode?: unknown };

/** Fastify's own errors as HttpErrors. */
export function fastifyError({ code, statusCode }: Known, cause: unknown): HttpError | undefined {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' || statusCode === 415) return unsupportedType();
  if (statusCode === 400) return malformed(cause);
  return undefined;
}
