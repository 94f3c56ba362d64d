import type { onSendAsyncHookHandler } from 'fastify';

const SECONDS = 300;
/** The texts depend on the reader's language, and the same URL also returns CSV. */
const VARY = 'accept, accept-language';

/**
 * Lets the browser cache the lists of products for five minutes, instead of loading them on every page. Their prices may be as old: a quote has the current
 * ones. `private`, because a request may contain a phone number.
 */
const keepPublicList: onSendAsyncHookHandler = async (_request, reply) => {
  if (reply.statusCode !== 200) return;
  const vary = reply.getHeader('vary');
  reply.header('cache-control', `private, max-age=${SECONDS}`);
  reply.header('vary', vary === undefined ? VARY : `${String(vary)}, ${VARY}`);
};

/** The options of a route that returns a public list. */
export const PUBLIC_LIST = { config: { public: true as const }, onSend: keepPublicList };
