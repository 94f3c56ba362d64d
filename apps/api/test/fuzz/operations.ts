import type { FastifyInstance } from 'fastify';

import { dereference } from '../documented.ts';
import type { JsonSchema } from './values.ts';

export type Operation = {
  method: string;
  path: string;
  body: JsonSchema | undefined;
  query: JsonSchema | undefined;
  closed: boolean;
  /** The body is a form, which has its own tests. */
  form: boolean;
};
type Parameter = { in: string; name: string; required?: boolean; schema: JsonSchema };
type Documented = {
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  parameters?: Parameter[];
  security?: object[];
};

function queryOf(parameters: readonly Parameter[]): JsonSchema | undefined {
  const own = parameters.filter((parameter) => parameter.in === 'query');
  if (own.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Every operation of the OpenAPI document. */
export function operationsOf(app: FastifyInstance): Operation[] {
  const document = app.swagger();
  const paths = dereference(document, document.paths) as Record<string, Record<string, Documented>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, parameters = [], security = [] }]) => ({
      method: method.toUpperCase(),
      path,
      body: requestBody?.content['application/json']?.schema,
      query: queryOf(parameters),
      form: requestBody?.content['multipart/form-data'] !== undefined,
      closed: security.length > 0 && security.every((each) => 'bearer' in each),
    })),
  );
}
