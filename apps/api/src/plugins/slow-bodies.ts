import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { respondToMalformedRequest } from './malformed-requests.ts';

/** How long the body of a request may take in all. */
const BODY_MS = 30_000;
/**
 * The same for an upload: 5 MiB on a line of 140 kbit/s. Node has one limit for the whole server, so it gets this one, and this plugin the shorter one. To send
 * pictures smaller would help pictures alone, and make proofs harder to read.
 */
export const UPLOAD_MS = 300_000;
/** The longer limit is for slow lines, not for idle clients: an upload must bring this much in each window. */
const WINDOW_MS = 10_000;
const MIN_BYTES = 32 * 1024;

type Body = Pick<IncomingMessage, 'headers'> & {
  socket: { bytesRead: number };
  once: (event: string, listener: () => void) => unknown;
};
type OpenResponse = Pick<ServerResponse, 'writableEnded'>;

const TIMEOUT = Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

const hasBody = ({ headers }: Body): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Cuts a request after a while, or an upload in whose last window too little came, or that is answered already. */
export function limitBody(body: Body, response: OpenResponse, isUpload: boolean, cut: () => void): void {
  if (!hasBody(body)) return;
  let received = body.socket.bytesRead;
  let over = false;
  const check = (): void => {
    if (over) return;
    const before = received;
    received = body.socket.bytesRead;
    if (response.writableEnded || received - before < MIN_BYTES) cut();
  };
  // After a timer of a busy server come the bytes that waited meanwhile, then what setImmediate planned.
  const timer = (isUpload ? setInterval(() => setImmediate(check), WINDOW_MS) : setTimeout(cut, BODY_MS)).unref();
  for (const event of ['end', 'close'])
    body.once(event, () => {
      over = true;
      clearInterval(timer);
    });
}

/** Bodies that come too slowly are cut, so that they hold no connection and no memory. */
export function slowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) =>
    limitBody(raw, reply.raw, routeOptions.config.upload === true, () => {
      if (reply.raw.headersSent) raw.destroy();
      else respondToMalformedRequest(TIMEOUT, raw.socket);
    }),
  );
}
