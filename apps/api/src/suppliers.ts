import type { FastifyInstance } from 'fastify';

import { reloadly } from './reloadly/service.ts';
import { withReloadlyGifts } from './reloadly-gifts/service.ts';
import { createSandbox } from './supplier/sandbox.ts';
import type { Supplier } from './supplier/supplier.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The supplier that delivers bought items. */
    supplier: Supplier;
  }
}

/** Creates the supplier of the settings. */
export function suppliers(app: FastifyInstance): void {
  const { supplier } = app.env;
  app.decorate(
    'supplier',
    supplier.kind === 'reloadly'
      ? withReloadlyGifts(app, supplier, reloadly(app, supplier))
      : createSandbox(app.database.worker, app.env.codeKey),
  );
}
