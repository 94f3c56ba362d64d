import { type ErrorCode, Failure } from '@kado/contracts';
import type { RouteOptions } from 'fastify';

import { HttpError } from '../http/errors.ts';
import { failureBody } from '../http/failure.ts';
import { translate } from '../i18n/translate.ts';
import { DETAILS, detailsOf, ERRORS } from './errors.ts';
import { responseHeaders } from './headers.ts';
import type { JsonSchema, SchemaComponents } from './schemas.ts';

/** The error codes that a route can return: those of its config, and those that follow from its schema. */
function codesOf({ method, config, schema }: RouteOptions): ErrorCode[] {
  return [
    // Invalid HTTP, or an invalid body.
    'MALFORMED',
    ...(config?.public ? [] : (['UNAUTHENTICATED'] as const)),
    // Customers never have the ability of operators.
    ...(config?.ability?.[1] === 'all' ? (['FORBIDDEN'] as const) : []),
    ...(method === 'GET' ? [] : (['TOO_LARGE', 'UNSUPPORTED_TYPE'] as const)),
    // Every route refuses unknown fields.
    'INVALID',
    ...(schema?.params ? (['NOT_FOUND'] as const) : []),
    ...(config?.errors ?? []),
    'INTERNAL',
    'UNAVAILABLE',
  ];
}

/** A response as the server would send it, in English. */
const exampleOf = (code: ErrorCode): { value: unknown } => ({
  value: failureBody(new HttpError(ERRORS[code].status, code, { data: ERRORS[code].details ?? {} }), 'en'),
});

/** The common error format, with the codes that are possible here and the properties that they add. */
function failureSchema(codes: readonly ErrorCode[], schemas: SchemaComponents): JsonSchema {
  const details = detailsOf(codes).flatMap((name) => {
    const schema = DETAILS[name];
    return schema ? [[name, schemas.refer(schema)] as const] : [];
  });
  const code = { type: 'string', enum: codes };
  const data = {
    type: 'object',
    properties: { code, ...Object.fromEntries(details) },
    required: ['code'],
    additionalProperties: true,
  };
  return { allOf: [schemas.refer(Failure), { type: 'object', properties: { data }, required: ['data'] }] };
}

/** The error responses of one route by status, as references to components that routes with the same codes share. */
export class ErrorResponses {
  readonly all: Record<string, unknown> = {};
  readonly examples: Record<string, unknown> = {};
  readonly #schemas: SchemaComponents;
  constructor(schemas: SchemaComponents) {
    this.#schemas = schemas;
  }

  of(route: RouteOptions): Record<string, { $ref: string }> {
    const byStatus = Object.groupBy(codesOf(route), (code) => ERRORS[code].status);
    return Object.fromEntries(Object.entries(byStatus).map(([status, codes = []]) => [status, this.#share(codes.toSorted())]));
  }

  #share(codes: readonly ErrorCode[]): { $ref: string } {
    const name = codes.join('_or_');
    this.all[name] ??= this.#describe(codes);
    return { $ref: `#/components/responses/${name}` };
  }

  #describe(codes: readonly ErrorCode[]): unknown {
    for (const code of codes) this.examples[code] = exampleOf(code);
    const examples = Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }]));
    const extra = [
      ...(detailsOf(codes).includes('retryAfter') ? ['Retry-After'] : []),
      ...(codes.some((code) => ERRORS[code].status === 401) ? ['WWW-Authenticate'] : []),
    ];
    return {
      description: codes.map((code) => `${code}: ${translate('en', `errors.${code}`)}`).join(' '),
      headers: responseHeaders(extra),
      content: { 'application/json': { schema: failureSchema(codes, this.#schemas), examples } },
    };
  }
}
