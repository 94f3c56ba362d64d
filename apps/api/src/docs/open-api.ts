import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

/** The document is generated from the schemas that validate the requests. */
export async function openApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Kado', version: '1', description: 'Mobile top-ups, gift cards and bank gifts, paid from one balance.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (document) => {
      const { schema, url } = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } })(document);
      const isPublic = document.route.config?.public === true;
      return {
        schema: {
          ...schema,
          tags: [url.split('/')[3] ?? ''],
          security: isPublic ? [] : [{ bearer: [] }],
          ...(url.startsWith('/api/v1') ? {} : { hide: true }),
        },
        url,
      };
    },
  });
}
