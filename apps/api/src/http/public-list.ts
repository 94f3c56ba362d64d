import type { onSendAsyncHookHandler } from 'fastify';

const SECONDS = 300;
/** Texts are in the reader's language, and the same URL answers CSV. */
const VARY = 'accept, accept-language';

/**
 * Lets the browser keep what is sold for five minutes, instead of asking again on every page. Prices may be as old: a quote has the current ones.
 * `private`, because a request may carry a phone number.
 */
export const keepPublicList: onSendAsyncHookHandler = async (_request, reply) => {
  if (reply.statusCode !== 200) return;
  const vary = reply.getHeader('vary');
  reply.header('cache-control', `private, max-age=${SECONDS}`);
  reply.header('vary', vary === undefined ? VARY : `${String(vary)}, ${VARY}`);
};
