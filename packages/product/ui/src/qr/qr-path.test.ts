import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const QUIET_ZONE = 4;
/** The modules that each mask inverts, by column x and row y. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const squaresOf = (path: string) =>
  [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

/** Whether a module belongs to a finder, a timing line or an alignment pattern instead of the data. */
function isFixed(size: number, x: number, y: number): boolean {
  if (x === 6 || y === 6 || (x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9)) return true;
  return size > 21 && Math.max(Math.abs(x - (size - 7)), Math.abs(y - (size - 7))) <= 2;
}

/** The modules of the data in reading order: from the lower right corner, up and down in columns of two. */
function order(size: number): (readonly [number, number])[] {
  const columns = Array.from({ length: (size - 1) / 2 }, (_, at) => size - 1 - 2 * at).map((x) => (x > 6 ? x : x - 1));
  const rows = Array.from({ length: size }, (_, y) => y);
  return columns
    .flatMap((right, at) =>
      (at % 2 === 0 ? rows.toReversed() : rows).flatMap((y) => [[right, y] as const, [right - 1, y] as const]),
    )
    .filter(([x, y]) => !isFixed(size, x, y));
}

/** Decodes a small QR code as a scanner does: first the mask beside the upper left finder, then the text. Throws if the code is invalid. */
function decode({ side, path }: ReturnType<typeof qrPath>): string {
  const dark = new Set(squaresOf(path).map(([x, y]) => `${x - QUIET_ZONE} ${y - QUIET_ZONE}`));
  const isDark = (x: number, y: number) => dark.has(`${x} ${y}`);
  const size = side - 2 * QUIET_ZONE;
  const bits = (all: readonly boolean[]) => all.reduce((value, bit) => value * 2 + Number(bit), 0);
  // Five bits, most significant first: two for the error correction level, three for the mask.
  const format = bits([0, 1, 2, 3, 4].map((x) => isDark(x, 8))) ^ 0b10101;
  const [mask] = MASKS.slice(format & 7);
  const data = order(size).map(([x, y]) => isDark(x, y) !== mask?.(x, y));
  let at = 0;
  const take = (count: number) => bits(data.slice(at, (at += count)));
  const mode = take(4);
  if (mode === 0b0100) return new TextDecoder().decode(Uint8Array.from({ length: take(8) }, () => take(8)));
  if (mode !== 0b0010) throw new Error(`mode ${mode}`);
  const length = take(9);
  let text = '';
  for (let left = length; left > 1; left -= 2) {
    const pair = take(11);
    text += `${ALPHANUMERIC[Math.floor(pair / 45)]}${ALPHANUMERIC[pair % 45]}`;
  }
  return length % 2 === 0 ? text : text + ALPHANUMERIC[take(6)];
}

it.each(['FOX-4821-KITE', 'A', '7Q2M-88XK-04TZ-PL3C', 'https://kado.test/v/9', 'geschenk für Zoë'])(
  'encodes %s so that it can be decoded again',
  (text) => expect(decode(qrPath(text))).toBe(text),
);

it('leaves a quiet zone around a code', () => {
  const { side, path } = qrPath('FOX-4821-KITE');
  const places = squaresOf(path).flat();
  expect([side, Math.min(...places), Math.max(...places)]).toEqual([29, QUIET_ZONE, side - QUIET_ZONE - 1]);
});
