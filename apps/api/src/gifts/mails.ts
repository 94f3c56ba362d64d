import { type LanguageCode, money } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';

import type { Db } from '../db/types.ts';
import { createGiftVault, type GiftVault } from '../gift-codes/vault.ts';
import { hashToken } from '../http/tokens.ts';
import { translate } from '../i18n/translate.ts';
import { composeMessage } from '../mail/compose.ts';
import type { Message } from '../mail/message.ts';
import { formatReceived } from '../i18n/money.ts';
import { findGift, type ReceivedGift } from './repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    giftVault: GiftVault;
  }
}

/** The mail with the link, in the giver's language, because the recipient's is unknown. It does not contain the code. */
function giftMessage({ item, details, from, languageCode: language }: ReceivedGift, link: string): Message {
  const amount = formatReceived(money(item.receive, item.receiveCurrency), language);
  const text = (key: 'subject' | 'text' | 'message' | 'open' | 'private', language_: LanguageCode = language): string =>
    translate(language_, `giftMail.${key}`, { from, amount, brand: details.network });
  return composeMessage({
    to: item.target,
    language,
    subject: text('subject'),
    ...(details.name === undefined ? {} : { name: details.name }),
    lines: [text('text'), ...(details.message ? [text('message'), details.message] : [])],
    link: { text: text('open'), href: link },
    closing: [text('private')],
  });
}

/** Renders the mail of a link; undefined when the link has ended because the gift card has a new recipient. */
async function renderGift(
  db: Db,
  { itemId, token, origin }: { itemId: string; token: string; origin: string },
): Promise<Message | undefined> {
  const found = await findGift(db, hashToken(token));
  return found?.item.id === itemId ? giftMessage(found, `${origin}/gift/${token}`) : undefined;
}

/** Adds the vault for gift card codes, and the renderer of the mail to a recipient. */
export function giftMails(app: FastifyInstance): void {
  const { db, env, mail } = app;
  const vault = createGiftVault(env);
  app.decorate('giftVault', vault);
  mail.renderers.gift = ({ itemId = '', link = '' }) =>
    renderGift(db, { itemId, token: vault.token(itemId, link), origin: env.origin });
}
