/** The range of a match in a text: from, to. */
export type Mark = readonly [number, number];
/** A found item, and the ranges of its title that matched. */
export type Hit<Item> = { item: Item; marks: readonly Mark[] };

/** Removes accents and lowers the case letter by letter, so that positions in the text stay the same. */
export const fold = (text: string): string =>
  text
    .split('')
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0) || letter)
    .join('');

/** The ranges of the letters if the text contains them in order, with gaps; undefined if it does not. */
function matchInOrder(text: string, query: string): Mark[] | undefined {
  const marks: Mark[] = [];
  let from = 0;
  for (const letter of query) {
    const at = text.indexOf(letter, from);
    if (at < 0) return undefined;
    marks.push([at, at + 1]);
    from = at + 1;
  }
  return marks;
}

const SHORTEST_GUESS = 3;

/**
 * Ranks the matches of a text: titles that start with it, then those that contain it, then those whose detail does. If nothing matches, titles
 * that contain its letters in order. Within each rank the given order stays.
 */
export function rank<Item>(
  items: readonly Item[],
  textsOf: (item: Item) => { title: string; detail?: string },
  text: string,
): Hit<Item>[] {
  const query = fold(text.trim());
  if (query === '') return [];
  const tiers: Hit<Item>[][] = [[], [], []];
  const guesses: Hit<Item>[] = [];
  for (const item of items) {
    const { title, detail = '' } = textsOf(item);
    const folded = fold(title);
    const at = folded.indexOf(query);
    const marks: Mark[] = at < 0 ? [] : [[at, at + query.length]];
    if (at >= 0) tiers[at === 0 ? 0 : 1]?.push({ item, marks });
    else if (fold(detail).includes(query)) tiers[2]?.push({ item, marks });
    else if (query.length >= SHORTEST_GUESS) {
      const guess = matchInOrder(folded, query);
      if (guess) guesses.push({ item, marks: guess });
    }
  }
  const found = tiers.flat();
  return found.length > 0 ? found : guesses;
}
