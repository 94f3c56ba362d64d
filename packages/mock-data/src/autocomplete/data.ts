import type { Suggestion } from '@kado/contracts/template';

const FIRST = ['Amber', 'Quiet', 'Northern', 'Paper', 'Salt', 'Copper', 'Winter', 'Blue', 'Hollow', 'Garden'];
const SECOND = ['Harbour', 'Letter', 'Orchard', 'Lantern', 'Bridge', 'Kiln', 'Meadow', 'Compass', 'Ferry', 'Ledger'];

/** 100 titles, ranked. */
export const SUGGESTIONS: readonly Suggestion[] = SECOND.flatMap((second) => FIRST.map((first) => `The ${first} ${second}`)).map(
  (title, index) => ({
    title,
    rank: String(index + 1),
    id: `kd${String(index + 1).padStart(4, '0')}`,
  }),
);
