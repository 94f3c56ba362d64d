import type { Permission } from '@kado/contracts/template';
import { parseCreatedDate } from './created-date.ts';

/** The text in lower case, with plain spaces and without direction marks. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase();

/** The parts of the API's 'DD Mon YYYY, h:mm AM' to search for: all of it, the day, the month. */
const partsOf = (createdDate: string): string[] => [createdDate, createdDate.slice(0, 11), createdDate.slice(3, 11)];

/**
 * The text to search for. If no name contains it, but displayed dates do, it becomes the part of the API's dates that the same permissions share: '13. Nov. 2026'
 * becomes '13 Nov 2026'.
 */
export function toSearchText(typed: string, all: readonly Permission[], shownDate: (date: Date) => string): string {
  const text = plain(typed);
  if (all.some(({ name }) => plain(name).includes(text))) return typed;
  const isShown = ({ createdDate }: Permission): boolean => {
    const date = parseCreatedDate(createdDate);
    return date !== undefined && plain(shownDate(date)).includes(text);
  };
  const found = all.find(isShown);
  if (!found) return typed;
  return partsOf(found.createdDate).find((part) => all.every((row) => row.createdDate.includes(part) === isShown(row))) ?? typed;
}
