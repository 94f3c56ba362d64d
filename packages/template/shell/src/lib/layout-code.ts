import { CHOICES, DEFAULT_LAYOUT, type Layout } from '@kado/state';

const KEYS = ['skin', 'direction', 'menuCollapsed', ...Object.keys(CHOICES)] as (keyof Layout)[];
const literalOf = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

/** The layout settings that differ from the defaults, as TypeScript source. */
export function layoutCode(layout: Layout): string {
  const lines = KEYS.filter((key) => layout[key] !== DEFAULT_LAYOUT[key]).map((key) => `  ${key}: ${literalOf(layout[key])},`);
  return [
    "import { DEFAULT_LAYOUT, type Layout } from '@kado/state';",
    '',
    'export const layout: Layout = {',
    '  ...DEFAULT_LAYOUT,',
    ...lines,
    '};',
    '',
  ].join('\n');
}
