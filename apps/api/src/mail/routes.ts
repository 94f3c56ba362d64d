import { randomBytes } from 'node:crypto';

import type { FastifyPluginAsync } from 'fastify';

import { escapeHtml } from '../http/html.ts';
import { isRtl } from '../i18n/direction.ts';
import { translate } from '../i18n/translate.ts';
import type { SentMessage } from './message.ts';

const STYLE = `:root { color-scheme: light dark } body { margin: 0 auto; max-inline-size: 44rem; padding: 2rem 1rem; font: 1rem/1.5 system-ui, sans-serif }
article { margin-block: 1rem; padding: 1rem; border: 1px solid GrayText; border-radius: .5rem } h2 { margin: 0; font-size: 1.125rem } p { margin: .25rem 0 }
pre { margin: .75rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }`;

const card = ({ to, subject, text, at }: SentMessage, toWord: string): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>${toWord}: ${escapeHtml(to)} · <time>${at}</time></p><pre>${escapeHtml(text)}</pre></article>`;

/** The messages that would have been sent, for development. */
export const outboxRoutes: FastifyPluginAsync = async (app) => {
  app.get('/dev/outbox.json', async () => app.mail.list());
  app.get('/dev/outbox', async ({ language }, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const messages = await app.mail.list();
    const title = translate(language, 'outbox.title');
    const cards =
      messages.map((message) => card(message, translate(language, 'outbox.to'))).join('') ||
      `<p>${translate(language, 'outbox.empty')}</p>`;
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${language}" dir="${isRtl(language) ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>${title}</h1><p>${translate(language, 'outbox.note')}</p>${cards}</main></body></html>`,
      );
  });
};
