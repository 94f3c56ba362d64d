import type { Session } from '@kado/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { after } from '../clock.ts';
import { newId } from '../db/ids.ts';
import type { Db } from '../db/types.ts';
import { abilitiesOf } from '../users/abilities.ts';
import { toUser, type UserRow } from '../users/user.ts';
import { deviceTokens, setDeviceCookie, setSessionCookie } from './cookies.ts';
import { deviceOf } from './device-name.ts';
import { insertSession, rememberDevice } from './repository.ts';
import { FAMILY_SECONDS, issueTokens, type TokenPair } from './tokens.ts';

/** `isNewDevice`: the browser was not known to the account. */
export type NewSession = TokenPair & { device: readonly string[]; isNewDevice: boolean };

/** Starts a session on this device. */
export async function startSession(tx: Db, user: UserRow, request: FastifyRequest, now: Date): Promise<NewSession> {
  const sessionId = newId();
  const sessionEnds = after(now, FAMILY_SECONDS);
  const device = deviceOf(request.headers['user-agent']);
  await insertSession(tx, { id: sessionId, userId: user.id, device, createdAt: now, lastSeenAt: now, expiresAt: sessionEnds });
  const tokens = await issueTokens(tx, { sessionId, sessionEnds, parent: null, now });
  const known = deviceTokens(request);
  const remembered = await rememberDevice(tx, user.id, known, now);
  return { ...tokens, device: remembered, isNewDevice: remembered !== known };
}

/** Sends the response of every route that signs in, with its cookies. */
export function sendSession(
  reply: FastifyReply,
  user: UserRow,
  { bearer, bearerSeconds, refresh, refreshSeconds, device }: TokenPair & { device?: readonly string[] },
): { data: Session } {
  setSessionCookie(reply, refresh, refreshSeconds);
  if (device !== undefined) setDeviceCookie(reply, device);
  return { data: { token: bearer, expiresIn: bearerSeconds, user: toUser(user), ability: [...abilitiesOf(user.role)] } };
}
