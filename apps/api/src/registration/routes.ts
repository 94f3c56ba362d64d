import { Challenge, CreatePin, dataOf, PinToken, Registration, Session, VerifyToken } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { verifyCode } from '../one-time-codes/service.ts';
import { sendSession } from '../sessions/service.ts';
import { createAccount, register } from './service.ts';

/** The steps of a registration: register, verify the code, set the PIN. */
export const registrationRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/auth/register',
    {
      config: { public: true, errors: ['RATE_LIMITED'] },
      schema: {
        operationId: 'register',
        summary: 'Register and receive a code by e-mail',
        body: Registration,
        response: { 201: dataOf(Challenge) },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return { data: await register(app, request, request.body) };
    },
  );

  app.post(
    '/auth/verify-token',
    {
      config: { public: true, errors: ['CODE_INVALID', 'RATE_LIMITED'] },
      schema: {
        operationId: 'verifyToken',
        summary: 'Exchange that code for the right to create a PIN',
        body: VerifyToken,
        response: { 200: dataOf(PinToken) },
      },
    },
    async (request) => {
      const { token, expiresAt } = await verifyCode(app, request, { ...request.body, purpose: 'register' });
      return { data: { pinToken: token, expiresAt } };
    },
  );

  app.post(
    '/auth/create-pin',
    {
      config: { public: true, errors: ['TOKEN_INVALID', 'WEAK_PIN'] },
      schema: {
        operationId: 'createPin',
        summary: 'Create the PIN and the account, and sign in',
        body: CreatePin,
        response: { 200: dataOf(Session) },
      },
    },
    async (request, reply) => {
      const { user, session } = await createAccount(app, request, request.body);
      return sendSession(reply, user, session);
    },
  );
};
