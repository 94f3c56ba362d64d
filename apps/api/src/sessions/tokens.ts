import { after, earliest } from '../clock.ts';
import { tokens } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { hashToken, newToken } from '../http/tokens.ts';

export const BEARER_SECONDS = 600;
/** After this time without a renewal, no token of a session is valid. */
export const IDLE_SECONDS = 12 * 3600;
export const FAMILY_SECONDS = 30 * 24 * 3600;

export type TokenPair = { bearer: string; bearerSeconds: number; refresh: string; refreshSeconds: number };
type Issue = {
  sessionId: string;
  sessionEnds: Date;
  /** The hash of the renewed refresh token; null for the first token of a session. */
  parent: string | null;
  supersededAt?: Date | null;
  now: Date;
};

/** Issues a bearer token for ten minutes and the refresh token that renews it, neither longer than the session. Only their hashes are stored. */
export async function issueTokens(
  tx: Db,
  { sessionId, sessionEnds, parent, supersededAt = null, now }: Issue,
): Promise<TokenPair> {
  const [bearer, refresh] = [newToken(), newToken()];
  const [bearerEnds, refreshEnds] = [BEARER_SECONDS, IDLE_SECONDS].map((seconds) =>
    earliest(after(now, seconds), sessionEnds),
  ) as [Date, Date];
  const lifetimeOf = (end: Date): number => Math.floor((end.getTime() - now.getTime()) / 1000);
  await tx.insert(tokens).values([
    { hash: hashToken(bearer), kind: 'access', sessionId, expiresAt: bearerEnds },
    { hash: hashToken(refresh), kind: 'refresh', sessionId, parent, supersededAt, expiresAt: refreshEnds },
  ]);
  return { bearer, bearerSeconds: lifetimeOf(bearerEnds), refresh, refreshSeconds: lifetimeOf(refreshEnds) };
}
