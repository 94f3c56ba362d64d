import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { HttpError, malformed, notFound } from '../http/errors.ts';
import { failureBody } from '../http/failure.ts';
import { SAFE_HEADERS } from './headers.ts';

const TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};
const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Responds to invalid HTTP with the usual error body, and closes the connection. */
export function respondToMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? 400;
  const body = JSON.stringify(
    failureBody(status === 400 ? malformed() : new HttpError(status, status === 431 ? 'TOO_LARGE' : 'MALFORMED'), 'en'),
  );
  const lines = Object.entries({
    ...SAFE_HEADERS,
    'x-request-id': randomUUID(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${TEXTS[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** A URL that cannot be decoded is reported as unknown. */
export function respondToMalformedUrl(_error: Error, { id }: FastifyRequest, reply: FastifyReply): void {
  void reply
    .headers({ ...SAFE_HEADERS, 'x-request-id': id })
    .status(404)
    .send(failureBody(notFound(), 'en'));
}
