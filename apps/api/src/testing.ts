import type { FastifyInstance } from 'fastify';

import { buildApp } from './app.ts';
import { newId } from './db/ids.ts';
import { PEOPLE } from './demo/sample-data.ts';
import { changeDeposit } from './deposits/repository.ts';
import type { Env } from './env.ts';
import type { SentMessage } from './mail/message.ts';
import { checkResponses } from './testing/checked-responses.ts';
import { testEnv } from './testing/env.ts';
import { freePort } from './testing/free-port.ts';
import { SUPPLIER_TIMEOUT_MS } from './testing/supplier-timeout.ts';
import { MEMORY_PRACTICE, openMemory } from './testing/fresh-database.ts';
import { insertUser } from './users/repository.ts';

/** A running server for the tests of a feature and its `dev` script. Its data is lost when it stops. */
export type TestServer = {
  url: string;
  outbox: () => Promise<SentMessage[]>;
  /** Adds another operator besides the demo's, with this address and PIN. */
  addOperator: (email: string, pin: string) => Promise<void>;
  /** Puts a deposit in review without a proof, because files cannot be uploaded to a server that runs in jsdom. */
  reviewDeposit: (id: string) => Promise<void>;
  stop: () => Promise<void>;
};

async function addOperator({ db, clock, pins }: FastifyInstance, email: string, pin: string): Promise<void> {
  const pinHash = await pins.hash(pin);
  await insertUser(db, {
    ...PEOPLE.ops,
    id: newId(),
    email,
    emailKey: email,
    languageCode: 'en',
    pinHash,
    createdAt: clock.now(),
  });
}

async function reviewDeposit({ db, clock }: FastifyInstance, id: string): Promise<void> {
  await changeDeposit(db, id, { status: 'in_review', submittedAt: clock.sql() });
}

/** Starts the server on an in-memory database with the demo accounts. `origin` is that of the pages if another server serves them. */
export async function startTestServer(options: { port?: number; origin?: string; env?: Partial<Env> } = {}): Promise<TestServer> {
  const port = options.port ?? (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const env = testEnv({ port, origin: options.origin ?? url, demo: true, submitDelaySeconds: 1, ...options.env });
  const app = await buildApp({ env, database: await openMemory(), practice: MEMORY_PRACTICE });
  checkResponses(app);
  app.supplier.timeoutMs = SUPPLIER_TIMEOUT_MS;
  await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    outbox: () => app.mail.list(),
    addOperator: (email, pin) => addOperator(app, email, pin),
    reviewDeposit: (id) => reviewDeposit(app, id),
    stop: () => app.close(),
  };
}
