import { dataOf, Id, Queued, Receipt, ReceiptCheckQuery, ReceiptEmail, ReceiptValidity } from '@kado/contracts';
import accepts from 'accepts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

import { PAGE_POLICY, receiptPage } from './page.ts';
import { createTypesetter } from '../receipt-pdf/typesetter.ts';
import { isReceiptValid, ownReceipt, requestReceipt } from './service.ts';

const EMAIL = {
  operationId: 'emailReceipt',
  summary: 'Send the receipt of an order by e-mail',
  body: ReceiptEmail,
  response: { 202: dataOf(Queued) },
};
const SHOW = {
  operationId: 'getReceipt',
  summary: 'The receipt of an order: its texts, or a page, or a PDF, as the Accept header asks',
  params: z.object({ id: Id }),
  response: { 200: dataOf(Receipt) },
};
const VERIFY = {
  operationId: 'verifyReceipt',
  summary: 'Whether a receipt with this reference and checksum was issued here',
  params: z.object({ reference: z.string() }),
  querystring: ReceiptCheckQuery,
  response: { 200: dataOf(ReceiptValidity) },
};
/** With the charset, because an Accept header may contain it too. */
const [JSON_TYPE, HTML, PDF] = ['application/json; charset=utf-8', 'text/html; charset=utf-8', 'application/pdf'];

export const receiptRoutes: FastifyPluginAsyncZod = async (app) => {
  const typesetter = createTypesetter();
  app.addHook('onClose', typesetter.close);
  const ability = ['read', 'Receipt'] as const;

  app.post(
    '/receipts/email',
    { config: { ability, errors: ['NOT_FOUND', 'RATE_LIMITED'] }, schema: EMAIL },
    async (request, reply) => {
      const queuedAt = await requestReceipt(app, request, request.body);
      return reply.code(202).send({ data: { queuedAt: queuedAt.toISOString() } });
    },
  );

  app.get('/orders/:id/receipt', { config: { ability, documents: ['text/html', PDF] }, schema: SHOW }, async (request, reply) => {
    const receipt = await ownReceipt(app, request.user.id, request.params.id);
    const type = accepts(request.raw).type([JSON_TYPE, HTML, PDF]);
    if (type === PDF) {
      const pdf = await typesetter.pdfOf(receipt);
      const name = `kado-${receipt.reference.replaceAll(/[^\w-]/g, '')}.pdf`;
      reply.type(PDF).header('content-disposition', `attachment; filename="${name}"`);
      return reply.send(Buffer.from(pdf) as never);
    }
    if (type !== HTML) return { data: receipt };
    reply.type(HTML).header('content-security-policy', PAGE_POLICY);
    return reply.send(receiptPage(receipt) as never);
  });
};

/** Not registered for practice money, because practice receipts are never genuine. */
export const receiptCheckRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/receipts/:reference/verify',
    { config: { public: true, errors: ['RATE_LIMITED'] }, schema: VERIFY },
    async (request) => ({
      data: { valid: await isReceiptValid(app, request, { ...request.params, ...request.query }) },
    }),
  );
};
