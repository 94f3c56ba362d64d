/** How many last digits two look-alikes have in common when their first digits differ. */
const TAIL = 4;

/** Many addresses have the same domain, so an address is divided in the middle of the part before the @. */
const tailLength = (target: string): number => {
  const at = target.lastIndexOf('@');
  return at < 0 ? TAIL : target.length - Math.floor(at / 2) - 1;
};

/**
 * The beginning and the end of a target. Every look-alike has at least one of them in common, because the two parts leave out one character between them, so
 * that neither one changed character nor one swap can affect both.
 */
export const lookAlikeKeys = (target: string): { head: string; tail: string } => {
  const tail = tailLength(target);
  return { head: target.slice(0, -tail - 1), tail: target.slice(-tail) };
};

/** Whether two numbers, accounts or addresses differ by one character (changed, added, removed) or by one swap of neighbouring characters. */
export function areLookAlikes(a: string, b: string): boolean {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  if (long.length > short.length) return long.slice(at + 1) === short.slice(at);
  if (at === long.length) return false;
  const isSwapped = long[at] === short[at + 1] && long[at + 1] === short[at];
  return long.slice(at + 1) === short.slice(at + 1) || (isSwapped && long.slice(at + 2) === short.slice(at + 2));
}
