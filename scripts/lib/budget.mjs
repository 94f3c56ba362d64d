/**
 * Formats a measured value with its limit and its stricter goal: `2210 (≤ 3200, goal 2400 reached)`. `atLeast`: limit and goal are minimums instead of
 * maximums. Without a limit, returns only the value.
 */
export function againstBudget(value, limit, { goal, atLeast = false } = {}) {
  if (limit === undefined) return `${value}`;
  const reaches = (bound) => (atLeast ? value >= bound : value <= bound);
  const missed = reaches(limit) ? '' : ', MISSED';
  const aim = goal === undefined ? '' : `, goal ${goal} ${reaches(goal) ? 'reached' : 'not reached'}`;
  return `${value} (${atLeast ? '≥' : '≤'} ${limit}${missed}${aim})`;
}
