import fastifyMultipart from '@fastify/multipart';
import { dataOf, Id, StoredFile } from '@kado/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { unsupportedType } from '../http/errors.ts';
import { attachment } from './names.ts';
import { countUpload, openFile, storeFile } from './service.ts';
import { withSlot } from './slots.ts';
import { LIMITS, readUpload, requireForm } from './upload.ts';

export const fileRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(formRoutes);
};

/** A scope of its own, because only these routes accept forms, and they accept nothing else. */
const formRoutes: FastifyPluginAsyncZod = async (app) => {
  app.removeContentTypeParser(['application/json', '*']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async () => {
    throw unsupportedType();
  });
  // Not read: a picture outside of a form is refused for its type, and for its size only when it is larger than a file.
  app.addContentTypeParser('*', async (request: FastifyRequest) => requireForm(request));
  await app.register(fastifyMultipart, { limits: LIMITS });
  // Receives what a refused upload has left, because a client reads the response only when everything is sent.
  app.addHook('onResponse', async ({ raw }) => {
    raw.resume();
  });

  app.post(
    '/files',
    {
      config: { ability: ['create', 'File'], errors: ['RATE_LIMITED'], upload: true },
      schema: {
        operationId: 'uploadFile',
        summary: 'Upload a picture (JPEG, PNG, WebP) or a PDF of at most 5 MiB',
        response: { 201: dataOf(StoredFile) },
      },
    },
    async (request, reply) => {
      const { id } = request.user;
      const data = await withSlot(id, async () => {
        requireForm(request);
        await countUpload(app, id);
        const upload = await readUpload(request);
        await app.authenticate(request);
        return storeFile(app, request, upload);
      });
      return reply.code(201).send({ data });
    },
  );

  app.get(
    '/files/:id',
    {
      config: { ability: ['read', 'File'], download: true },
      schema: {
        operationId: 'getFile',
        summary: 'The content of an own file; of any file for operators',
        params: z.object({ id: Id }),
      },
    },
    async (request, reply) => {
      const { file, content } = await openFile(app, request, request.params.id);
      return reply
        .type(file.mime)
        .header('content-length', String(file.size))
        .header('content-disposition', attachment(file.name))
        .send(content);
    },
  );
};
