import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isToken } from '../http/tokens.ts';

export const SESSION_COOKIE = '__Host-kado_session';
const SECURE = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;
const YEAR_SECONDS = 365 * 24 * 3600;
/** How many accounts can be known in one browser; a further one replaces the oldest. */
const MAX_DEVICE_TOKENS = 5;

export const setSessionCookie = (reply: FastifyReply, token: string, seconds: number): FastifyReply =>
  reply.setCookie(SESSION_COOKIE, token, { ...SECURE, maxAge: seconds });

export const dropSessionCookie = (reply: FastifyReply): FastifyReply =>
  reply.setCookie(SESSION_COOKIE, '', { ...SECURE, maxAge: 0 });

/** On https, the prefix prevents other hosts of the domain from setting the cookie. Plain http is used only on this machine. */
const deviceCookie = ({ env }: FastifyInstance): string =>
  env.origin.startsWith('https:') ? '__Host-kado_device' : 'kado_device';

/** The device tokens of the accounts that have signed in with this browser. */
export const deviceTokens = ({ cookies, server }: FastifyRequest): string[] =>
  (cookies[deviceCookie(server)] ?? '').split('.').filter(isToken).slice(0, MAX_DEVICE_TOKENS);

/** The newest token comes first. */
export const setDeviceCookie = (reply: FastifyReply, tokens: readonly string[]): FastifyReply =>
  reply.setCookie(deviceCookie(reply.server), tokens.slice(0, MAX_DEVICE_TOKENS).join('.'), { ...SECURE, maxAge: YEAR_SECONDS });
