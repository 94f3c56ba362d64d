/** A part of a text that was looked for: from, to. */
export type Mark = readonly [number, number];
/** Something found, and which part of its title matched. */
export type Hit<Item> = { item: Item; marks: readonly Mark[] };

/** Each letter without its accents and in small, so that places in the text stay the same. */
export const fold = (text: string): string =>
  text
    .split('')
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0) || letter)
    .join('');

/** Where the letters stand one after the other, with others between them; undefined where they do not. */
function scattered(text: string, wanted: string): Mark[] | undefined {
  const marks: Mark[] = [];
  let from = 0;
  for (const letter of wanted) {
    const at = text.indexOf(letter, from);
    if (at < 0) return undefined;
    marks.push([at, at + 1]);
    from = at + 1;
  }
  return marks;
}

const SHORTEST_GUESS = 3;

/**
 * What matches a text: titles that start with it, then those that contain it, then those whose detail does. Only where nothing does, titles
 * that have its letters in order. Within each the given order stays.
 */
export function rank<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => { title: string; detail?: string },
  text: string,
): Hit<Item>[] {
  const wanted = fold(text.trim());
  if (wanted === '') return [];
  const tiers: Hit<Item>[][] = [[], [], []];
  const guesses: Hit<Item>[] = [];
  for (const item of items) {
    const { title, detail = '' } = textsOf(item);
    const folded = fold(title);
    const at = folded.indexOf(wanted);
    const marks: Mark[] = at < 0 ? [] : [[at, at + wanted.length]];
    if (at >= 0) tiers[at === 0 ? 0 : 1]?.push({ item, marks });
    else if (fold(detail).includes(wanted)) tiers[2]?.push({ item, marks });
    else if (wanted.length >= SHORTEST_GUESS) {
      const guess = scattered(folded, wanted);
      if (guess) guesses.push({ item, marks: guess });
    }
  }
  const found = tiers.flat();
  return found.length > 0 ? found : guesses;
}
