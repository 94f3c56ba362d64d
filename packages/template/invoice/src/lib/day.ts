import { MONTHS } from '@kado/contracts/template';

const two = (value: number): string => String(value).padStart(2, '0');

/** The API's 'DD Mon YYYY' as local midnight of that day. */
export function parseWireDay(text: string): Date {
  const [day = '', month = '', year = ''] = text.split(' ');
  return new Date(Number(year), MONTHS.indexOf(month), Number(day));
}

/** A local date as the value of a date field, 'YYYY-MM-DD'. */
export const toFieldDay = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The value of a date field as a local date. */
const parseFieldDay = (day: string): Date => {
  const [year, month, date] = day.split('-').map(Number);
  return new Date(year ?? 0, (month ?? 1) - 1, date ?? 1);
};

/** The value of a date field in the API's format; an empty field stays empty. */
export function toWireDay(day: string): string {
  if (day === '') return '';
  const [year, month, date] = day.split('-');
  return `${date} ${MONTHS[Number(month) - 1]} ${year}`;
}

/** A stored day in either format; undefined if it is in neither format, or does not exist in the calendar. */
export const readDay = (text: string): Date | undefined =>
  [parseWireDay(text), parseFieldDay(text)].find(
    (day) => !Number.isNaN(day.getTime()) && [toFieldDay(day), toWireDay(toFieldDay(day))].includes(text),
  );

/** The date that is `days` later, as the value of a date field. */
export function addDays(date: Date, days: number): string {
  return toFieldDay(new Date(date.getFullYear(), date.getMonth(), date.getDate() + days));
}
