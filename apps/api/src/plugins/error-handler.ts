import type { FastifyInstance, FastifyRequest } from 'fastify';

import { auditDenial } from '../audit/denials.ts';
import { isDatabaseUnavailable } from '../db/errors.ts';
import { HttpError, unavailable } from '../http/errors.ts';
import { failureBody } from '../http/failure.ts';
import { fastifyError } from './body-parsing.ts';

function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isDatabaseUnavailable(error)) return unavailable(1, error);
  return (
    fastifyError(error as { code?: unknown; statusCode?: unknown }, error) ?? new HttpError(500, 'INTERNAL', {}, { cause: error })
  );
}

function logError(request: FastifyRequest, { status, code, cause }: HttpError): void {
  if (status === 500) request.log.error({ err: cause }, 'unexpected error');
  else if (status === 503) request.log.warn({ err: cause, code }, 'unavailable');
}

/** The only place where errors become responses. */
export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error, request, reply) => {
    const failure = asHttpError(error);
    logError(request, failure);
    await auditDenial(app, request, failure);
    const { headers, retryAfter } = failure.extras;
    // Removes the header with which Fastify would close the connection: a client that is still sending would see a broken connection instead of the response.
    if (failure.status === 413 || failure.status === 415) reply.removeHeader('connection');
    if (headers) reply.headers(headers);
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    if (failure.status === 401) reply.header('www-authenticate', 'Bearer');
    return reply
      .status(failure.status)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(failureBody(failure, request.language));
  });
}
