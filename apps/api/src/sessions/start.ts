import type { Session } from '@kado/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { abilitiesOf } from '../auth/abilities.ts';
import { after } from '../clock.ts';
import { devices, sessions } from '../db/schema/identity.ts';
import type { Db } from '../db/types.ts';
import { hashToken, isToken, newToken } from '../http/tokens.ts';
import { newId } from '../ledger/new-id.ts';
import { toUser } from '../users/present.ts';
import { DEVICE_COOKIE, setDeviceCookie, setSessionCookie } from './cookies.ts';
import { deviceOf } from './device-name.ts';
import type { UserRow } from './signed-in.ts';
import { BEARER_SECONDS, FAMILY_SECONDS, issuePair, type Pair } from './tokens.ts';

export type Started = Pair & { device: string };

/** A browser keeps its cookie through several accounts, as long as we made it: nobody can plant one of their own. */
async function rememberDevice(tx: Db, userId: string, cookie: string | undefined, now: Date): Promise<string> {
  const [known] = isToken(cookie)
    ? await tx
        .select({ hash: devices.hash })
        .from(devices)
        .where(eq(devices.hash, hashToken(cookie)))
        .limit(1)
    : [];
  const device = known && cookie !== undefined ? cookie : newToken();
  await tx
    .insert(devices)
    .values({ userId, hash: hashToken(device), createdAt: now })
    .onConflictDoNothing();
  return device;
}

/** Begins a session on this device. */
export async function startSession(tx: Db, user: UserRow, request: FastifyRequest, now: Date): Promise<Started> {
  const sessionId = newId();
  const sessionEnds = after(now, FAMILY_SECONDS);
  const agent = deviceOf(request.headers['user-agent']);
  await tx
    .insert(sessions)
    .values({ id: sessionId, userId: user.id, device: agent, createdAt: now, lastSeenAt: now, expiresAt: sessionEnds });
  const pair = await issuePair(tx, { sessionId, sessionEnds, parent: null, now });
  return { ...pair, device: await rememberDevice(tx, user.id, request.cookies[DEVICE_COOKIE], now) };
}

/** The answer of everything that signs in, and its cookies. */
export function answerSession(
  reply: FastifyReply,
  user: UserRow,
  { bearer, refresh, refreshSeconds, device }: Pair & { device?: string },
): { data: Session } {
  setSessionCookie(reply, refresh, refreshSeconds);
  if (device !== undefined) setDeviceCookie(reply, device);
  return { data: { token: bearer, expiresIn: BEARER_SECONDS, user: toUser(user), ability: [...abilitiesOf(user.role)] } };
}
