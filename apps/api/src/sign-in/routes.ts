import { dataOf, Login, Session } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { sendSession } from '../sessions/service.ts';
import { signIn } from './service.ts';

export const signInRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/auth/login',
    {
      config: { public: true, errors: ['INVALID_CREDENTIALS', 'ACCOUNT_SUSPENDED', 'LOCKED', 'RATE_LIMITED'] },
      schema: {
        operationId: 'login',
        summary: 'Sign in with an e-mail address or a verified phone number, and the PIN',
        body: Login,
        response: { 200: dataOf(Session) },
      },
    },
    async (request, reply) => {
      const { user, session } = await signIn(app, request, request.body);
      return sendSession(reply, user, session);
    },
  );
};
