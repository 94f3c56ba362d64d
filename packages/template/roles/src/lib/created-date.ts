import { MONTHS } from '@kado/contracts/template';

const two = (value: number) => String(value).padStart(2, '0');
const plain = (text: string) =>
  text
    .replaceAll(/[\u061C\u200E\u200F]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLocaleLowerCase();

/** The API's text of a time. */
const toCreatedDate = (date: Date) =>
  `${two(date.getUTCDate())} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}, ${date.getUTCHours() % 12 || 12}:${two(date.getUTCMinutes())} ${date.getUTCHours() < 12 ? 'AM' : 'PM'}`;

/** The text to search for. A time as the list shows it, in the local time zone and any language, becomes the API's text of it. */
export function toSearchText(typed: string, dateTime: (date: Date) => string): string {
  const numbers = (typed.match(/\d+/g) ?? []).map(Number);
  const [day = 0, hour = 0, minute = 0] = [numbers[0], numbers.at(-2), numbers.at(-1)];
  const year = numbers.find((number) => number > 999);
  if (year === undefined || numbers.length < 4) return typed;
  const times = MONTHS.flatMap((_, month) => [hour, (hour % 12) + 12].map((at) => new Date(year, month, day, at, minute)));
  const shown = times.find((time) => plain(dateTime(time)) === plain(typed));
  return shown ? toCreatedDate(shown) : typed;
}

/** Parses the API's 'DD Mon YYYY, h:mm AM' (UTC); undefined if it is invalid. */
export function parseCreatedDate(text: string): Date | undefined {
  const date = new Date(`${text.replace(',', '')} UTC`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
