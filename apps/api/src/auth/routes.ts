import type { FastifyPluginAsync } from 'fastify';

import { loginRoutes } from './login-routes.ts';
import { registerRoutes } from './register-routes.ts';
import { authSessionRoutes } from './session-routes.ts';

export const authRoutes: FastifyPluginAsync = async (app) => {
  for (const routes of [registerRoutes, loginRoutes, authSessionRoutes]) await app.register(routes);
};
