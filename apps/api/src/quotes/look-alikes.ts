/** How many last digits two look-alikes share when they do not share the first ones. */
const TAIL = 4;

/**
 * Where look-alikes of an E.164 number are: each shares either its beginning (all but five digits) or its last four digits, because one
 * changed digit, or one swap, cannot reach both.
 */
export const lookAlikeKeys = (phone: string): { head: string; tail: string } => ({
  head: phone.slice(0, -TAIL - 1),
  tail: phone.slice(-TAIL),
});

/** Whether two E.164 numbers differ by one digit (changed, added, removed) or by one swap of neighbours. */
export function areLookAlikes(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  if (at === long.length) return false;
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return long.slice(at + 1) === short.slice(at + 1) || (isSwapped && long.slice(at + 2) === short.slice(at + 2));
}
