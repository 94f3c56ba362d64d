import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FastifyInstance } from 'fastify';

import { respondToMalformedRequest } from './malformed-requests.ts';

/** How long the body of a request may take in total. */
const BODY_MS = 30_000;
/**
 * How long an upload may take: enough for 5 MiB at 140 kbit/s. Node has one limit for the whole server, so it gets this one, and this plugin enforces the shorter
 * one. Reducing pictures in the browser would not help for documents, and would make proofs harder to read.
 */
export const UPLOAD_MS = 300_000;
/** The longer limit is for slow connections, not for idle clients: an upload must send at least MIN_BYTES in each window. */
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

/** Cuts a request after the time limit, or an upload that sent too little in the last window or already has a response. */
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
  // After a delayed timer, a busy server first processes the bytes that have arrived, and then the callbacks of setImmediate.
  const timer = (isUpload ? setInterval(() => setImmediate(check), WINDOW_MS) : setTimeout(cut, BODY_MS)).unref();
  for (const event of ['end', 'close'])
    body.once(event, () => {
      over = true;
      clearInterval(timer);
    });
}

/** Cuts requests with slow bodies, so that they do not occupy connections and memory. */
export function slowBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) =>
    limitBody(raw, reply.raw, routeOptions.config.upload === true, () => {
      if (reply.raw.headersSent) raw.destroy();
      else respondToMalformedRequest(TIMEOUT, raw.socket);
    }),
  );
}
