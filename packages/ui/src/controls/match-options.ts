import type { SearchOption } from './search-select.tsx';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Options whose label, detail or keywords contain every typed word, ignoring accents; labels that start with it come first. */
export const matchOptions = (options: readonly SearchOption[], typed: string): SearchOption[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  return options
    .filter((option) => {
      const text = plain(`${option.label} ${option.detail ?? ''} ${option.keywords ?? ''}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => Number(plain(b.label).startsWith(first)) - Number(plain(a.label).startsWith(first)));
};
