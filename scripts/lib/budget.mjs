/**
 * A measured value beside its limit, and beside its goal where that is stricter: `2210 (≤ 3200, goal 2400 reached)`. `atLeast`: both are the least
 * instead of the most. The value alone without a limit.
 */
export function againstBudget(value, limit, { goal, atLeast = false } = {}) {
  if (limit === undefined) return `${value}`;
  const reaches = (bound) => (atLeast ? value >= bound : value <= bound);
  const missed = reaches(limit) ? '' : ', MISSED';
  const aim = goal === undefined ? '' : `, goal ${goal} ${reaches(goal) ? 'reached' : 'not reached'}`;
  return `${value} (${atLeast ? '≥' : '≤'} ${limit}${missed}${aim})`;
}
