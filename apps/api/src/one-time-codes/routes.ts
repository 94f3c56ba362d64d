import { Challenge, dataOf, ResendOtp } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { resendCode } from './service.ts';

export const oneTimeCodeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/auth/resend-otp',
    {
      config: { public: true, errors: ['CODE_INVALID', 'RATE_LIMITED'] },
      schema: {
        operationId: 'resendOtp',
        summary: 'Send a new code for the same challenge',
        body: ResendOtp,
        response: { 200: dataOf(Challenge) },
      },
    },
    async (request) => ({ data: await resendCode(app, request, request.body.challengeId) }),
  );
};
