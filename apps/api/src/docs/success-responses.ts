import { STATUS_CODES } from 'node:http';

import { FilePurpose, IDEMPOTENCY_KEY, Session } from '@kado/contracts';
import type { RouteOptions } from 'fastify';
import type * as z from 'zod/mini';

import { dataIn, itemsIn } from '../http/response-schemas.ts';
import { responseHeaders } from './headers.ts';
import type { SchemaComponents } from './schemas.ts';

const CSV = {
  schema: { type: 'string', description: 'One row per entry of the list, with dotted names as the header (RFC 4180).' },
  example: 'id,at,amount,amount.currency\r\n1,2027-01-31T12:00:00.000Z,-5.30,USD\r\n',
};

/** The header of a request that can be retried without being executed twice. */
export const IDEMPOTENCY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'Chosen by the client, new for every purchase or plan. A request with the same key and content answers what the first one made.',
  schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source },
} as const;

const BINARY = { type: 'string', format: 'binary' } as const;

/** The form of an upload. The purpose may stand before or after the file. */
export const UPLOAD_BODY = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { purpose: { type: 'string', enum: FilePurpose.options }, file: BINARY },
        required: ['purpose', 'file'],
        additionalProperties: false,
      },
    },
  },
} as const;

/** The content of a file, as a download. */
export const DOWNLOADS = {
  200: {
    description: 'The content, as a download.',
    headers: responseHeaders(['Content-Disposition']),
    content: Object.fromEntries(
      ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'].map((type) => [type, { schema: BINARY }]),
    ),
  },
};

/** A route takes an idempotency key if it can fail with IDEMPOTENCY_KEY_MISSING. */
export const isIdempotent = ({ config }: RouteOptions): boolean => config?.errors?.includes('IDEMPOTENCY_KEY_MISSING') === true;

/** Whether a route is authorised by the session cookie. Such a route also sets it. */
const takesCookie = ({ schema }: RouteOptions): boolean => schema?.security?.some((each) => 'sessionCookie' in each) === true;
const setsCookie = (route: RouteOptions): boolean => takesCookie(route) || route.config?.setsDevice === true;

/** The success responses of one route by status. A list is also available as CSV. */
export function successResponses(route: RouteOptions, schemas: SchemaComponents): Record<string, unknown> {
  const found = Object.entries((route.schema?.response ?? {}) as Record<string, z.core.$ZodType>);
  return Object.fromEntries(
    found.map(([status, schema]) => {
      const isList = route.method === 'GET' && itemsIn(schema) !== undefined;
      const documents = route.config?.documents ?? [];
      const headers = [
        ...(isList ? ['X-Next-Cursor'] : []),
        ...(isList || documents.length > 0 ? ['Content-Disposition'] : []),
        ...(dataIn(schema) === Session || setsCookie(route) ? ['Set-Cookie'] : []),
        ...(isIdempotent(route) ? ['Idempotency-Replayed'] : []),
      ];
      const content = {
        'application/json': { schema: schemas.response(schema) },
        ...(isList ? { 'text/csv': CSV } : {}),
        ...Object.fromEntries(
          documents.map((type) => [type, { schema: type.startsWith('text/') ? { type: 'string' } : BINARY }]),
        ),
      };
      return [status, { description: STATUS_CODES[status] ?? status, headers: responseHeaders(headers), content }];
    }),
  );
}
