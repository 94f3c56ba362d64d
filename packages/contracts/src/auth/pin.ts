const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isDate = (day: number, month: number, year: number): boolean =>
  day >= 1 && day <= (DAYS[month - 1] ?? 0) && !(day === 29 && month === 2 && year % 4 !== 0);

const isYear = (digits: string): boolean => Number(digits) >= 1940 && Number(digits) <= 2029;

const steps = (pin: string): number[] =>
  Array.from(pin)
    .slice(1)
    .map((digit, index) => Number(digit) - Number(pin[index]));

/** The rules that a PIN breaks; an accepted PIN has an empty list. Used by the form, which lists the rules, and by the server. */
export function pinWeaknesses(pin: string): ('repeats' | 'sequence' | 'date' | 'year')[] {
  const pair = (at: number): number => Number(pin.slice(at, at + 2));
  const run = steps(pin);
  return [
    ...(new Set(pin).size <= 2 ? ['repeats' as const] : []),
    ...(run.every((step) => step === 1) || run.every((step) => step === -1) ? ['sequence' as const] : []),
    ...(isDate(pair(0), pair(2), pair(4)) || isDate(pair(4), pair(2), pair(0)) ? ['date' as const] : []),
    ...(isYear(pin.slice(0, 4)) || isYear(pin.slice(2)) ? ['year' as const] : []),
  ];
}

/** Whether a PIN is too easy to guess. */
export const isWeakPin = (pin: string): boolean => pinWeaknesses(pin).length > 0;
