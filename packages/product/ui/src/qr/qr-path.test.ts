import { expect, it } from 'vitest';
import { qrPath } from './qr-path.ts';

it('draws a code as squares inside a quiet zone', () => {
  const { side, path } = qrPath('FOX-4821-KITE');
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(side).toBe(25);
  expect(squares.length).toBeGreaterThan(150);
  expect(Math.min(...squares.flat())).toBe(2);
  expect(Math.max(...squares.flat())).toBe(side - 3);
});

it('draws different codes for different texts', () => expect(qrPath('A').path).not.toBe(qrPath('B').path));
