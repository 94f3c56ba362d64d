import type { Challenge } from '@kado/contracts';

const at = Date.now();

/** A challenge of a registration; a new code may be requested this many seconds after the test started. */
export const challengeOf = (seconds: number): Challenge => ({
  id: 'c1',
  purpose: 'register',
  channel: 'email',
  maskedTo: 'a•••@e•••.test',
  expiresAt: new Date(at + 600_000).toISOString(),
  resendAt: new Date(at + seconds * 1000).toISOString(),
  attemptsLeft: 5,
});
