import { expect, it } from 'vitest';
import { DEFAULT_LAYOUT } from '@kado/state';
import { layoutCode } from './layout-code.ts';

it('writes only settings that differ from the defaults', () => {
  const code = layoutCode({ ...DEFAULT_LAYOUT, skin: 'dark', menuHidden: true, primary: 'plum' });
  expect(code.split('\n').slice(2)).toEqual([
    'export const layout: Layout = {',
    '  ...DEFAULT_LAYOUT,',
    "  skin: 'dark',",
    "  primary: 'plum',",
    '  menuHidden: true,',
    '};',
    '',
  ]);
});
