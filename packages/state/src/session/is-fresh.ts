/** A token with less remaining life than this is renewed before it is used (ms). */
const RENEW_BELOW = 60_000;
/** A bearer token's lifetime (ms); more remaining life than that means that the clock was set back. */
const TOKEN_LIFE = 600_000;
const TOLERANCE = 5_000;

/** Whether a token can be used without renewal: at least a minute (or `ahead`) of its life is left by this client's clock. */
export function isFresh(expiresAt: number, now: number, life = TOKEN_LIFE, ahead = RENEW_BELOW): boolean {
  const left = expiresAt - now;
  return left >= ahead && left <= Math.max(life, TOKEN_LIFE) + TOLERANCE;
}
