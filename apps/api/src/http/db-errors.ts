type Coded = { code?: unknown; cause?: unknown; message?: unknown };

const codesOf = (error: unknown): string[] => {
  const found: string[] = [];
  for (
    let at = error as Coded | undefined, deep = 0;
    at && typeof at === 'object' && deep < 5;
    at = at.cause as Coded | undefined, deep += 1
  ) {
    if (typeof at.code === 'string') found.push(at.code);
    if (typeof at.message === 'string' && AWAY_TEXT.test(at.message)) found.push('AWAY');
  }
  return found;
};

const AWAY_TEXT =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is closed|PGlite is closing)/;
const AWAY =
  /^(AWAY|08\w{3}|57P0[1-5]|53300|55P03|57014|25P03|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN)$/;

/** The database is away, stopping, or has no room for us now: worth trying again. */
export const isDatabaseAway = (error: unknown): boolean => codesOf(error).some((code) => AWAY.test(code));

/** A unique index (by name, or any) said no. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (
    let at = error as (Coded & { constraint?: unknown }) | undefined;
    at && typeof at === 'object';
    at = at.cause as typeof at
  ) {
    if (at.code === '23505') return constraint === undefined || at.constraint === constraint;
  }
  return false;
}
