import { toAsciiDigits } from '@kado/ui';

const join = (whole: string, part: string | undefined, decimals: number): string => {
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (part === undefined || decimals === 0) return part === undefined ? digits : digits + part.replaceAll(/\D/g, '');
  return `${digits || '0'}.${part.replaceAll(/\D/g, '').slice(0, decimals)}`;
};

/** What stands in the field after a key: commas are ours, a point starts the decimals; so does a separator just typed at `typedAt`. */
export const readTyped = (typed: string, decimals: number, typedAt?: number): string => {
  const text = toAsciiDigits(typed);
  const found = typedAt ?? text.indexOf('.');
  return found < 0 ? join(text, undefined, decimals) : join(text.slice(0, found), text.slice(found + 1), decimals);
};

/** A pasted amount, written in any of the usual ways; the last separator starts the decimals unless three digits follow a lone kind of it. */
export const readPasted = (pasted: string, decimals: number): string => {
  const text = toAsciiDigits(pasted).replaceAll('٫', '.').replaceAll('٬', ',').trim();
  const kinds = new Set(text.match(/[.,]/g));
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const groups = kinds.size === 1 && (text[last] === ',' || text.indexOf('.') !== last) && /^\d{3}$/.test(text.slice(last + 1));
  if (last < 0 || groups || decimals === 0) return join(text.split(/[.,]\d{1,2}$/)[0] ?? '', undefined, decimals);
  return join(text.slice(0, last), text.slice(last + 1), decimals);
};

/** A plain decimal with commas between thousands, as it stands in the field. */
export const writeAmount = (decimal: string): string => {
  const [whole = '', part] = decimal.split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
};

/** Where the caret stands in `text` so that `count` digits and points are before it. */
export const caretAfter = (text: string, count: number): number => {
  let left = count;
  let at = 0;
  while (at < text.length && left > 0) {
    if (text[at] !== ',') left -= 1;
    at += 1;
  }
  return at;
};
