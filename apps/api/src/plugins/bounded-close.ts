import type { FastifyInstance } from 'fastify';

/** How long requests in progress may take once the server closes. What is unfinished then is cut. */
const GRACE_MS = 3000;

/** Closes the database at the end, and bounds the time of it all: neither a half-sent request nor a silent database delays it. */
export function boundedClose(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setTimeout(() => {
      app.server.closeAllConnections();
      app.database.cut();
    }, GRACE_MS);
  });
  app.addHook('onClose', async () => {
    await app.database.close().finally(() => clearTimeout(timer));
  });
}
