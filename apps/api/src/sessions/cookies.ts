import type { FastifyReply } from 'fastify';

export const SESSION_COOKIE = '__Host-kado_session';
export const DEVICE_COOKIE = 'kado_device';
const SECURE = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;
const YEAR_SECONDS = 365 * 24 * 3600;

export const setSessionCookie = (reply: FastifyReply, token: string, seconds: number): FastifyReply =>
  reply.setCookie(SESSION_COOKIE, token, { ...SECURE, maxAge: seconds });

export const dropSessionCookie = (reply: FastifyReply): FastifyReply =>
  reply.setCookie(SESSION_COOKIE, '', { ...SECURE, maxAge: 0 });

export const setDeviceCookie = (reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(DEVICE_COOKIE, token, { ...SECURE, maxAge: YEAR_SECONDS });
