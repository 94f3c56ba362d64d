import type { FastifyInstance } from 'fastify';

import { createGiftVault, type GiftVault } from '../gift-codes/vault.ts';
import { renderGift } from './letter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    giftVault: GiftVault;
  }
}

/** Adds the vault for codes of gift cards, and the mail to a recipient. */
export function giftMailing(app: FastifyInstance): void {
  const { db, env, mail } = app;
  const vault = createGiftVault(env);
  app.decorate('giftVault', vault);
  mail.renderers.gift = ({ itemId = '', link = '' }) =>
    renderGift(db, { itemId, token: vault.token(itemId, link), origin: env.origin });
}
