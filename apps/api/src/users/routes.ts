import { dataOf, User } from '@kado/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { toUser } from './user.ts';

export const userRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/users/me',
    {
      schema: { operationId: 'getMe', summary: 'The signed-in user', response: { 200: dataOf(User) } },
      config: { ability: ['read', 'Profile'] },
    },
    async ({ user }) => ({ data: toUser(user) }),
  );
};
