import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';

import { HttpError, malformed } from '../http/errors.ts';
import { failureBody } from '../http/failure.ts';
import { SAFE_HEADERS } from '../http/safe-headers.ts';

const TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};
const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Responds to invalid HTTP with the common error body, and closes the connection. */
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

/** The URL of a request. A path that cannot be decoded is encoded once more, so that it gets the same response as any unknown path. */
export function readableUrl({ url = '/' }: { url?: string | undefined }): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    // The result is used because the bundler removes calls whose result is not used.
    return decodeURIComponent(path) && url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
