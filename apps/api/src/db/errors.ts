type Coded = { code?: unknown; cause?: unknown; message?: unknown };

const codesOf = (error: unknown): string[] => {
  const found: string[] = [];
  for (
    let at = error as Coded | undefined, deep = 0;
    at && typeof at === 'object' && deep < 5;
    at = at.cause as Coded | undefined, deep += 1
  ) {
    if (typeof at.code === 'string') found.push(at.code);
    if (typeof at.message === 'string' && UNAVAILABLE_TEXT.test(at.message)) found.push('UNAVAILABLE');
  }
  return found;
};

const UNAVAILABLE_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is closed|PGlite is closing)/;
const UNAVAILABLE =
  /^(UNAVAILABLE|08\w{3}|57P0[1-5]|53\w{3}|58030|55P03|57014|25006|25P03|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|ENOENT|ENOTFOUND|EAI_AGAIN)$/;

/** Another transaction held a lock for longer than the lock timeout. */
export const isLockTimeout = (error: unknown): boolean => codesOf(error).includes('55P03');

/** The connection leads to a read-only database, such as the former primary after a failover. */
export const isReadOnly = (error: unknown): boolean => codesOf(error).includes('25006');

/** The database is unreachable, read-only, stopping, overloaded or out of disk or memory: the request may be repeated. */
export const isDatabaseUnavailable = (error: unknown): boolean => codesOf(error).some((code) => UNAVAILABLE.test(code));
