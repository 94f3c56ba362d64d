import type { ErrorCode, LanguageCode } from '@kado/contracts';

import type { Clock } from '../clock.ts';
import type { Database, Db } from '../db/types.ts';
import type { Env } from '../env.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PinHasher } from '../pins/hasher.ts';
import type { Reference } from '../reference/service.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tracing } from '../tracing/current.ts';
import type { SignedIn } from '../users/user.ts';

/** One route: its method, its path and who may call it. */
export type RouteRow = { method: string; url: string; ability: readonly [string, string] | undefined; public: boolean };

declare module 'fastify' {
  interface FastifyInstance {
    env: Env;
    database: Database;
    db: Db;
    clock: Clock;
    pins: PinHasher;
    mail: Outbox;
    reference: Reference;
    /** The contents of uploads. */
    storage: Storage;
    /** Undefined unless they are served. */
    metrics: Metrics | undefined;
    /** Undefined unless spans are collected. */
    tracing: Tracing | undefined;
    /** Sets the request's user; throws 401 without a valid session, 403 without the route's ability. */
    authenticate: (request: FastifyRequest) => Promise<void>;
    /** Sets a user whose session has been checked. */
    signIn: (request: FastifyRequest, user: SignedIn) => Promise<void>;
    /** Every route, recorded on registration: for 405 responses and for tests. */
    routeTable: RouteRow[];
  }
  interface FastifyRequest {
    /** The signed-in user; undefined in public routes. */
    user: SignedIn;
    /** Whether the body was still on its way when the session was checked. */
    awaitsBody: boolean;
    /** The language of the messages in this response. */
    language: LanguageCode;
  }
  interface FastifyContextConfig {
    /** The ability that the route requires, for example ['manage', 'all'] for operators. */
    ability?: readonly [action: string, subject: string];
    /** Needs no bearer token. */
    public?: true;
    /** Its body is a form with a file. */
    upload?: true;
    /** It answers the content of a file. */
    download?: true;
    /** The content types beside JSON that its Accept header can ask for. */
    documents?: readonly string[];
    /** Its success makes the browser a known one, as a sign-in does. */
    setsDevice?: true;
    /** The handler checks the session, together with its work. */
    authenticatesItself?: true;
    /** The error codes of this call, beside those that follow from its session, body, query and path. */
    errors?: readonly ErrorCode[];
  }
}
