import { createApiClient, type ApiClient, type ApiClientOptions } from './create-api-client.ts';

/** A token that expires sooner than this is replaced before it is used (ms). */
const RENEW_BELOW = 60_000;
/** How long the start of practice may take (ms): the server creates the database for the first person who practises. */
const START_TIMEOUT = 120_000;
/** A placeholder that is never sent: with a token, `beforeRequest` is called before a request, and fetches the real one. */
const PLACEHOLDER = 'awaited';

/** Provides the token for practice money: requested with the real session, and again a minute before it expires. */
function practiceToken(
  real: ApiClient,
  realToken: ApiClientOptions['token'],
): Pick<ApiClientOptions, 'token' | 'beforeRequest' | 'onUnauthorized'> {
  let held: { token: string; until: number; by: string | undefined } | undefined;
  let pending: Promise<void> | undefined;
  /** The held token, unless it was requested with another real token: it may belong to another person. */
  const own = () => (held?.by === realToken() ? held : undefined);
  const start = async (): Promise<void> => {
    const by = realToken();
    const { token, expiresIn } = (await real.practice.start()).data;
    if (by !== realToken()) return start();
    held = { token, until: Date.now() + expiresIn * 1000, by };
  };
  return {
    token: () => realToken() && (own()?.token ?? PLACEHOLDER),
    beforeRequest: () => {
      if ((own()?.until ?? 0) - Date.now() > RENEW_BELOW) return Promise.resolve();
      return (pending ??= start().finally(() => (pending = undefined)));
    },
    // The next request fetches a new practice token; the real session continues.
    onUnauthorized: () => (held = undefined),
  };
}

/** The client for practice money: calls about money go to /api/practice/v1; calls about the account, files, gift links and receipt checks to /api/v1. */
export function createPracticeClient(options: ApiClientOptions): ApiClient {
  const real = createApiClient({ timeout: START_TIMEOUT, ...options });
  const own = practiceToken(real, options.token);
  const practice = createApiClient({ ...options, ...own, path: '/api/practice/v1' });
  return {
    ...practice,
    auth: { ...real.auth, stepUp: practice.auth.stepUp },
    users: real.users,
    files: real.files,
    gifts: real.gifts,
    // Practice has no deposits, but the home page requests the list.
    deposits: { ...practice.deposits, list: () => Promise.resolve({ data: [] }) },
    practice: real.practice,
    receipts: { ...practice.receipts, verify: real.receipts.verify },
  };
}
