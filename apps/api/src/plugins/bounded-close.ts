import type { FastifyInstance } from 'fastify';

/** How long running requests may take after the server begins to close. Then their connections are cut. */
const GRACE_MS = 3000;

/** Closes the database last, and limits the time of the shutdown: neither an incomplete request nor a silent database can delay it. */
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
