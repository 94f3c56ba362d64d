import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import type { OpenAPIV3_1 } from 'openapi-types';
import type * as z from 'zod/mini';

import { readsNothing } from '../http/no-fields.ts';
import { SESSION_COOKIE } from '../sessions/cookies.ts';
import { ErrorResponses } from './error-responses.ts';
import { HEADERS } from './headers.ts';
import { DOWNLOADS, IDEMPOTENCY_PARAMETER, isIdempotent, successResponses, UPLOAD_BODY } from './success-responses.ts';
import { SchemaComponents } from './schemas.ts';
import { tagOf, tags } from './tags.ts';

type Document = OpenAPIV3_1.Document;
type Operation = OpenAPIV3_1.OperationObject;
type Schemas = FastifySchema & Partial<Record<'body' | 'querystring' | 'params', z.core.$ZodType>>;

const SECURITY_SCHEMES = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a session. It expires after the seconds that the session names.',
  },
  sessionCookie: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: 'The refresh token. Set when signing in.' },
} as const;

const INFO = {
  title: 'Kado',
  version: '1',
  description: 'Mobile top-ups, gift cards and bank gifts, paid from one balance.',
  license: { name: 'MIT', identifier: 'MIT' },
};

const isDocumented = ({ url, schema }: RouteOptions): boolean => url.startsWith('/api/v1') && schema?.hide !== true;

/** Collects the components that routes share while the document is built. */
class Components {
  readonly schemas = new SchemaComponents();
  readonly errors = new ErrorResponses(this.schemas);

  request({ body, querystring, params, ...schema }: Schemas, { url, config }: RouteOptions): FastifySchema {
    return {
      security: config?.public ? [] : [{ bearer: [] }],
      ...schema,
      tags: [tagOf(url)],
      ...(readsNothing(body) ? {} : { body: this.schemas.refer(body as z.core.$ZodType) }),
      ...(readsNothing(querystring) ? {} : { querystring: this.schemas.inline(querystring as z.core.$ZodType) }),
      ...(params ? { params: this.schemas.inline(params) } : {}),
      response: {},
    };
  }

  complete(operation: Operation, route: RouteOptions): void {
    const { parameters = [] } = operation;
    if (isIdempotent(route)) operation.parameters = [...parameters, { $ref: '#/components/parameters/IdempotencyKey' }];
    if (route.config?.upload) operation.requestBody = UPLOAD_BODY as never;
    operation.responses = {
      ...successResponses(route, this.schemas),
      ...(route.config?.download ? DOWNLOADS : {}),
      ...this.errors.of(route),
    };
  }

  all(): Document['components'] {
    const { schemas, errors } = this;
    return {
      securitySchemes: SECURITY_SCHEMES,
      parameters: { IdempotencyKey: IDEMPOTENCY_PARAMETER },
      headers: HEADERS,
      schemas: schemas.all,
      responses: errors.all as never,
      examples: errors.examples as never,
    };
  }
}

/** The document is generated from the routes: their schemas, who may call them, and the error codes that they name. */
export async function openApi(app: FastifyInstance): Promise<void> {
  const components = new Components();
  const routes = new Map<string, RouteOptions>();
  await app.register(fastifySwagger, {
    stripBasePath: false,
    openapi: {
      openapi: '3.1.0',
      info: INFO,
      servers: [{ url: '/', description: 'The server that serves this document.' }],
      tags,
      components: { securitySchemes: SECURITY_SCHEMES },
    },
    transform: ({ schema, url, route }) => {
      if (!isDocumented(route)) return { schema: { hide: true }, url };
      routes.set(`${String(route.method).toLowerCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`, route);
      return { schema: components.request(schema as Schemas, route), url };
    },
    transformObject: (found) => {
      const document = (found as unknown as { openapiObject: Document }).openapiObject;
      for (const [path, methods] of Object.entries(document.paths ?? {}))
        for (const [method, operation] of Object.entries(methods ?? {})) {
          const route = routes.get(`${method} ${path}`);
          if (route) components.complete(operation as Operation, route);
        }
      return { ...document, components: components.all() } as never;
    },
  });
}
