/** How many last digits two look-alikes share when they do not share the first ones. */
const TAIL = 4;

/** Many addresses share their end, so an address is divided in the middle of what is before the @. */
const tailLength = (target: string): number => {
  const at = target.lastIndexOf('@');
  return at < 0 ? TAIL : target.length - Math.floor(at / 2) - 1;
};

/**
 * Where look-alikes of a number, an account or an address are: each shares either its beginning or its end, which leave out one character
 * between them, because one changed character, or one swap, cannot reach both.
 */
export const lookAlikeKeys = (target: string): { head: string; tail: string } => {
  const tail = tailLength(target);
  return { head: target.slice(0, -tail - 1), tail: target.slice(-tail) };
};

/** Whether two numbers, accounts or addresses differ by one character (changed, added, removed) or by one swap of neighbours. */
export function areLookAlikes(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  if (at === long.length) return false;
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return long.slice(at + 1) === short.slice(at + 1) || (isSwapped && long.slice(at + 2) === short.slice(at + 2));
}
