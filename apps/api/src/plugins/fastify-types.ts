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

/** A route: its method, its path and the ability that it requires. */
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
    /** The storage for the contents of uploads. */
    storage: Storage;
    /** Undefined if metrics are not served. */
    metrics: Metrics | undefined;
    /** Undefined if no spans are collected. */
    tracing: Tracing | undefined;
    /** Sets the request's user; throws 401 without a valid session, 403 without the route's ability. */
    authenticate: (request: FastifyRequest) => Promise<void>;
    /** Sets a user whose session was already checked. */
    signIn: (request: FastifyRequest, user: SignedIn) => Promise<void>;
    /** Every route, recorded on registration: for 405 responses and for tests. */
    routeTable: RouteRow[];
  }
  interface FastifyRequest {
    /** The signed-in user; undefined in public routes. */
    user: SignedIn;
    /** Whether the body had not arrived completely when the session was checked. */
    awaitsBody: boolean;
    /** The language of the messages in this response. */
    language: LanguageCode;
  }
  interface FastifyContextConfig {
    /** The ability that the route requires, for example ['manage', 'all'] for operators. */
    ability?: readonly [action: string, subject: string];
    /** The route needs no bearer token. */
    public?: true;
    /** The body is a form with a file. */
    upload?: true;
    /** The response is the content of a file. */
    download?: true;
    /** The content types besides JSON that clients can request with the Accept header. */
    documents?: readonly string[];
    /** A success makes the browser known to the account, as a sign-in does. */
    setsDevice?: true;
    /** The handler itself checks the session, in the same statement as its work. */
    authenticatesItself?: true;
    /** The error codes of this route, besides those that follow from its session, body, query and path. */
    errors?: readonly ErrorCode[];
  }
}
