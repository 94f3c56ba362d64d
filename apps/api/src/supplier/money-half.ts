import type { FastifyInstance } from 'fastify';

import { forget } from '../checkout/forget.ts';
import type { Letters } from '../orders/settle.ts';
import { createLetters } from '../receipts/letters.ts';
import { createReference, type Reference } from '../reference/reference.ts';
import { chooseSupplier } from './choose.ts';
import { createWorker, type Worker } from './worker.ts';

declare module 'fastify' {
  interface FastifyInstance {
    reference: Reference;
    letters: Letters;
    /** Moves what was bought: by itself once the server listens, by `tick` in tests. */
    worker: Worker;
  }
}

/** What the topics about money share: the lists, the mails they cause, and the worker. */
export function moneyHalf(app: FastifyInstance): void {
  const { db, env, clock, mail, log } = app;
  const supplier = chooseSupplier(env);
  const letters = createLetters({ mail, clock, supplierName: supplier.name });
  const failed = (cause: unknown): void => log.warn({ err: cause }, 'an item waits for its next turn');
  app.decorate('reference', createReference(env.walletCurrency));
  app.decorate('letters', letters);
  app.decorate('worker', createWorker({ db, supplier, letters, now: clock.sql, failed, tidy: () => forget(db, clock.sql()) }));
  app.addHook('onListen', async () => app.worker.start());
  app.addHook('preClose', () => app.worker.stop());
}
