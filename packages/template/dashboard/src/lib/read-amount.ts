/** Whole dollars as somebody types them, with or without separators; undefined when it is no amount. */
export function parseWholeDollars(text: string): number | undefined {
  const digits = text.trim().replaceAll(/[\s,.\u00A0\u202F']/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}
