/** Made when it is first asked for: a browser loads much for its first collator, and most visits sort no text. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

const texts = once(() => new Intl.Collator('en'));

/** How many characters one key holds: seven of seven bits fit into a double exactly. */
const WIDTH = 7;
const RANKS = 128;
/** Not counted, as a combining accent is not; and one whose place is not known. */
const [NOTHING, UNKNOWN] = [254, 255];

const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at));
const WRITTEN = range(0x20, 0x7e).concat(Array.from('\u00A0\u2013\u2014\u2018\u2019\u201C\u201D\u2026'));

/** The place of each character among the others as the collator sees them, letters without their accents and size. */
function createRanks(): Uint8Array {
  const letters = new Intl.Collator('en', { sensitivity: 'base' });
  const ranks = new Uint8Array(0x2027).fill(UNKNOWN);
  let rank = 0;
  let before = '';
  for (const letter of WRITTEN.toSorted(letters.compare)) {
    if (before === '' || letters.compare(before, letter) !== 0) rank += 1;
    ranks[letter.charCodeAt(0)] = rank;
    before = letter;
  }
  for (let code = 0x300; code <= 0x36f; code += 1) ranks[code] = NOTHING;
  for (const letter of range(0xc0, 0x17f)) {
    const [base = '', ...marks] = letter.normalize('NFD');
    if (marks.length > 0 && /^[a-z]$/i.test(base)) ranks[letter.charCodeAt(0)] = ranks[base.charCodeAt(0)] ?? UNKNOWN;
  }
  return ranks;
}

/**
 * A part of a text as a number: texts whose parts differ come in the order of these numbers, as the collator would put them, which it does
 * a hundred times slower. NaN where a character's place is not known.
 */
export type TextKey = (text: string, part: number) => number;

/** What makes those numbers; a loop over many texts asks for it once, because each call counts there. */
export const textKeys = once((): TextKey => {
  const ranks = createRanks();
  return (text, part) => {
    let key = 0;
    let skip = part * WIDTH;
    let left = WIDTH;
    for (let at = 0; at < text.length && left > 0; at += 1) {
      const code = text.charCodeAt(at);
      const rank = code < ranks.length ? (ranks[code] ?? UNKNOWN) : UNKNOWN;
      if (rank === UNKNOWN) return Number.NaN;
      if (rank === NOTHING) continue;
      if (skip > 0) skip -= 1;
      else {
        key = key * RANKS + rank;
        left -= 1;
      }
    }
    return key * RANKS ** left;
  };
});

/** Which of two texts comes first, in full. */
export const compareTexts = (a: string, b: string): number => (a === b ? 0 : texts().compare(a, b));
