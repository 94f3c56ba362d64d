import type { LanguageCode } from '@kado/contracts';

import type { PinHasher } from '../auth/pin-hash.ts';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../db/types.ts';
import type { Env } from '../env.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { SignedIn } from '../sessions/signed-in.ts';

/** One row of what this server answers: its method, its path and who may. */
export type RouteRow = { method: string; url: string; ability: readonly [string, string] | undefined; public: boolean };

declare module 'fastify' {
  interface FastifyInstance {
    env: Env;
    database: Database;
    db: Db;
    clock: Clock;
    pins: PinHasher;
    mail: Outbox;
    /** Every route, filled while they are registered: for 405, for the matrix of rights and for the fuzzer. */
    routeTable: RouteRow[];
  }
  interface FastifyRequest {
    /** Who is signed in; only routes that are not public may read it. */
    user: SignedIn;
    /** The language of this answer's messages. */
    language: LanguageCode;
  }
  interface FastifyContextConfig {
    /** Whoever is signed in may, unless the route names more: ['manage', 'all'] is for operators. */
    ability?: readonly [action: string, subject: string];
    /** No bearer needed. */
    public?: true;
  }
}
