import { SESSION_COOKIE } from '../sessions/cookies.ts';

const text = (description: string) => ({ description, schema: { type: 'string' } });

/** Every response header that a client may need. */
export const HEADERS: Readonly<Record<string, { description: string; schema: object }>> = {
  'X-Request-Id': { description: 'Identifies this request in the log.', schema: { type: 'string', format: 'uuid' } },
  'Set-Cookie': text(
    `The refresh token as the HttpOnly cookie ${SESSION_COOKIE}, or its deletion. Signing in and setting a new PIN also set kado_device (on https __Host-kado_device), which recognises the browser.`,
  ),
  'Retry-After': { description: 'After how many seconds to try again.', schema: { type: 'integer' } },
  'WWW-Authenticate': text('Always Bearer.'),
  'Idempotency-Replayed': {
    description: 'Sent when this is the stored response of an earlier request with the same key.',
    schema: { type: 'string', enum: ['true'] },
  },
  'X-Next-Cursor': text('The cursor of the next page, if there is one. JSON has it in meta.nextCursor.'),
  'Content-Disposition': text('The file name of a CSV response, or of a file.'),
};

/** References to these headers, and to the one that every response has. */
export const responseHeaders = (names: readonly string[]): Record<string, { $ref: string }> =>
  Object.fromEntries(['X-Request-Id', ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]));
