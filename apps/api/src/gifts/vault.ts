import type { FastifyInstance } from 'fastify';

import { createEncryption } from '../crypto/encryption.ts';
import type { Env } from '../env.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import type { SealedGift, SealedLink } from '../orders/gift-delivery.ts';
import { renderGift } from './letter.ts';

declare module 'fastify' {
  interface FastifyInstance {
    giftVault: GiftVault;
  }
}

/** Seals codes of gift cards and the tokens of their links, each for one item; what is sealed for one cannot be opened for another. */
export type GiftVault = {
  /** What is stored when a gift card is delivered. */
  seal: (itemId: string, code: string) => SealedGift;
  /** A new link for its recipient. */
  newLink: (itemId: string) => SealedLink;
  code: (itemId: string, sealed: string) => string;
  token: (itemId: string, sealed: string) => string;
};

export function createGiftVault(keys: Pick<Env, 'codeKey' | 'previousCodeKey'>): GiftVault {
  const { encrypt, decrypt } = createEncryption(keys, 'gift');
  const newLink = (itemId: string): SealedLink => {
    const token = newToken();
    return { hash: hashToken(token), sealed: encrypt(token, `link ${itemId}`) };
  };
  return {
    newLink,
    seal: (itemId, code) => ({ code: encrypt(code, `code ${itemId}`), link: newLink(itemId) }),
    code: (itemId, sealed) => decrypt(sealed, `code ${itemId}`),
    token: (itemId, sealed) => decrypt(sealed, `link ${itemId}`),
  };
}

/** Adds the vault, and the mail to the recipient of a gift card. */
export function giftVault(app: FastifyInstance): void {
  const { db, env, mail } = app;
  const vault = createGiftVault(env);
  app.decorate('giftVault', vault);
  mail.renderers.gift = ({ itemId = '', link = '' }) =>
    renderGift(db, { itemId, token: vault.token(itemId, link), origin: env.origin });
}
