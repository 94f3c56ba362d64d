import { Challenge, ChangeContact, ChangePin, dataOf, Session, User, UserChange, VerifyToken } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { sendSession } from '../sessions/service.ts';
import { requestContactChange, verifyContactChange } from './change-contact.ts';
import { changePin } from './change-pin.ts';
import { changeUser } from './change-user.ts';

/** The routes with which users change their own account. */
export const profileRoutes: FastifyPluginAsyncZod = async (app) => {
  const ability = ['update', 'Profile'] as const;
  const change = {
    operationId: 'changeMe',
    summary: 'Change name, country, language of mails or picture',
    body: UserChange,
    response: { 200: dataOf(User) },
  };
  app.patch('/users/me', { schema: change, config: { ability, errors: ['RATE_LIMITED'] } }, async (request) => ({
    data: await changeUser(app, request, request.body),
  }));

  const pin = {
    operationId: 'changePin',
    summary: 'Change the PIN; every other session ends, and this one gets new tokens',
    body: ChangePin,
    response: { 200: dataOf(Session) },
  };
  const errors = ['WRONG_PIN', 'LOCKED', 'WEAK_PIN'] as const;
  app.post('/users/me/change-pin', { schema: pin, config: { ability, errors } }, async (request, reply) => {
    const { user, tokens } = await changePin(app, request, request.body);
    return sendSession(reply, user, tokens);
  });

  const contact = {
    operationId: 'changeContact',
    summary: 'Send a code to a new e-mail address or phone',
    body: ChangeContact,
    response: { 200: dataOf(Challenge) },
  };
  app.post('/users/me/change-contact', { schema: contact, config: { ability, errors: ['RATE_LIMITED'] } }, async (request) => ({
    data: await requestContactChange(app, request, request.body),
  }));

  const verification = {
    operationId: 'verifyContact',
    summary: 'Take over the new address or phone with that code',
    body: VerifyToken,
    response: { 200: dataOf(User) },
  };
  app.post(
    '/users/me/change-contact/verify',
    { schema: verification, config: { ability, errors: ['CODE_INVALID', 'RATE_LIMITED'] } },
    async (request) => ({ data: await verifyContactChange(app, request, request.body) }),
  );
};
