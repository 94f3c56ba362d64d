import { brands, drawn, people, product, productShadows } from './product.ts';
import { scale } from './scale.ts';
import { mixes, primaries, template, templateShadows } from './template.ts';

type Values = Readonly<Record<string, string>>;

const block = (selector: string, values: Values, scheme?: 'light' | 'dark'): string => {
  const lines = Object.entries(values).map(
    ([name, value]) => `  --${name}: ${value.replaceAll(/#[0-9A-F]{3,6}/g, (hex) => hex.toLowerCase())};`,
  );
  return `${selector} {\n${scheme ? `  color-scheme: ${scheme};\n` : ''}${lines.join('\n')}\n}\n`;
};

/** Dark colours are for screens only: paper is white, so prints have the light colours. */
const onScreen = (text: string): string => `@media screen {\n${text}}\n`;

const pairs = (name: string, list: readonly (readonly [string, string])[]): Values =>
  Object.fromEntries(
    list.flatMap(([ground, ink], at) => [
      [`${name}-${at + 1}`, ground],
      [`on-${name}-${at + 1}`, ink],
    ]),
  );

const mixed = (scheme: 'light' | 'dark'): Values => {
  const values = Object.entries(mixes).flatMap(([name, [from, into, light, dark]]) => {
    const share = scheme === 'light' ? light : dark;
    const base = into === 'black' ? '#000' : `var(--${into})`;
    return share === undefined ? [] : [[name, `color-mix(in srgb, var(--${from}) ${share}%, ${base})`]];
  });
  return Object.fromEntries(values) as Values;
};

const DEMO = ":root[data-variant='template']";
const DARK = `${DEMO}[data-skin='dark']`;
const MENU = `${DEMO}[data-skin='semi-dark'] [data-ground='menu']`;

/** The custom properties of both variants and every skin, as the text of styles/tokens.css. */
export const tokensCss = (): string =>
  [
    '/* Written by scripts/write-tokens.ts from src/tokens; a test keeps it so. */\n',
    block(
      ':root',
      {
        ...scale,
        ...pairs('person', people),
        ...pairs('brand', brands),
        ...product.light,
        ...drawn.light,
        ...productShadows.light,
      },
      'light',
    ),
    onScreen(block(":root[data-skin='dark']", { ...product.dark, ...drawn.dark, ...productShadows.dark }, 'dark')),
    block(DEMO, { 'p-light': primaries.forest[0], 'p-dark': primaries.forest[1] }),
    ...Object.entries(primaries)
      .slice(1)
      .map(([name, [light, dark]]) => block(`${DEMO}[data-primary='${name}']`, { 'p-light': light, 'p-dark': dark })),
    block(DEMO, { ...template.light, primary: 'var(--p-light)', ...mixed('light'), ...templateShadows.light }, 'light'),
    onScreen(
      block(
        `${DARK}, ${MENU}`,
        { ...template.dark, primary: 'var(--p-dark)', ...mixed('dark'), ...templateShadows.dark },
        'dark',
      ),
    ),
    block(`${DEMO}[data-skin='bordered']`, { ...template.bordered, lift: '0 0 0 1px var(--line-2)' }),
    block(MENU, template['semi-dark-menu']),
  ].join('');
