import type { Challenge, PinToken, Session } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';

import type { ApiResponse, Caller, Jar } from './caller.ts';

export const GOOD_PIN = '274913';
export const OTHER_PIN = '582067';
export const WRONG_PIN = '913572';

export const registration = (email: string, change: object = {}) => ({
  firstName: 'Ada',
  lastName: 'Obi',
  email,
  phone: '+2348035550142',
  countryIso: 'NG',
  languageCode: 'en',
  acceptTerms: true,
  ...change,
});

/** The code in the newest message to this recipient. */
export async function codeFor(app: FastifyInstance, to: string): Promise<string> {
  const message = (await app.mail.list()).find((each) => each.to === to);
  const code = /\d+/.exec(message?.text ?? '')?.[0];
  if (code?.length !== 6) throw new Error(`no code for ${to}`);
  return code;
}

export const register = (call: Caller, email: string): Promise<ApiResponse<Challenge>> =>
  call<Challenge>('POST /auth/register', { body: registration(email) });
export const login = (call: Caller, identifier: string, pin = GOOD_PIN, cookies?: Jar): Promise<ApiResponse<Session>> =>
  call<Session>('POST /auth/login', { body: { identifier, pin }, ...(cookies ? { cookies } : {}) });

/** Completes the registration of a user; the browser's cookies are stored in the jar. */
export async function signUp(
  app: FastifyInstance,
  call: Caller,
  email: string,
  { pin = GOOD_PIN, cookies }: { pin?: string; cookies?: Jar } = {},
): Promise<Session> {
  const challenge = await register(call, email);
  const verified = await call<PinToken>('POST /auth/verify-token', {
    body: { challengeId: challenge.body.data.id, token: await codeFor(app, email) },
  });
  const made = await call<Session>('POST /auth/create-pin', {
    body: { pinToken: verified.body.data.pinToken, pin },
    ...(cookies ? { cookies } : {}),
  });
  if (made.status !== 200) throw new Error(made.text);
  return made.body.data;
}

export const refresh = (call: Caller, cookies: Jar): Promise<ApiResponse<Session>> =>
  call<Session>('POST /auth/refresh', { cookies });
export type { Challenge };
