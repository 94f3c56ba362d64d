import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import InputBase from '@mui/material/InputBase';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../controls/button.tsx';
import { Amount } from '../parts/amount.tsx';
import { hueOf, initialsOf } from '../parts/hue.ts';
import { brand } from '../tokens/brand.ts';
import { template } from '../tokens/template.ts';
import { loadDirection } from './direction.ts';
import { KadoTheme, type KadoThemeProps } from './kado-theme.tsx';
import { Anchor, type RouterLink } from './link.tsx';

const root = document.documentElement;
const drawTheme = (props: Partial<KadoThemeProps>) =>
  render(
    <KadoTheme variant="product" skin="light" direction="ltr" {...props}>
      <Button>Pay</Button>
      <InputBase />
      <Anchor to="/orders">Orders</Anchor>
    </KadoTheme>,
  );

it.each([
  ['product', 'dark', 'dark'],
  ['product', 'system', 'light'],
  ['product', 'semi-dark', 'light'],
  ['template', 'semi-dark', 'semi-dark'],
  ['template', 'bordered', 'bordered'],
] as const)('draws %s with the wish %s as %s', (variant, skin, drawn) => {
  drawTheme({ variant, skin, primary: 'plum' });
  expect(root.dataset['skin']).toBe(drawn);
  expect(root.dataset['variant']).toBe(variant);
  expect(root.dataset['primary']).toBe(variant === 'template' ? 'plum' : undefined);
});

it('gives the browser’s bars the background colour of each chosen skin', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
  document.head.innerHTML = `<meta name="theme-color" content="${brand.light.ground}"><style>${tokens}</style>`;
  const theme = (props: Partial<KadoThemeProps>) => (
    <KadoTheme variant="product" skin="light" direction="ltr" {...props}>
      Page
    </KadoTheme>
  );
  const { rerender } = render(theme({}));
  const bars = (
    [
      ['product', 'dark'],
      ['product', 'light'],
      ['template', 'dark'],
      ['template', 'semi-dark'],
      ['template', 'bordered'],
    ] as const
  ).map(([variant, skin]) => {
    rerender(theme({ variant, skin }));
    return document.querySelector('meta')?.content.toUpperCase();
  });
  expect(bars).toEqual([
    brand.dark.ground,
    brand.light.ground,
    template.dark.ground,
    template.light.ground,
    template.bordered.ground,
  ]);
  document.head.replaceChildren();
});

it('mirrors the page, and puts the nonce on its styles', async () => {
  await loadDirection('rtl');
  drawTheme({ direction: 'rtl', nonce: 'n0nce' });
  expect(screen.getByRole('button', { name: 'Pay' })).toBeInTheDocument();
  expect(root.dir).toBe('rtl');
  expect(document.querySelector<HTMLStyleElement>('style[data-emotion^="kado-rtl"]')?.nonce).toBe('n0nce');
});

it('writes no vendor prefixes', () => {
  render(
    <KadoTheme variant="product" skin="light" direction="ltr">
      <InputBase />
    </KadoTheme>,
  );
  const written = [...document.querySelectorAll('style[data-emotion]')].map(({ textContent }) => textContent).join('');
  expect(written).toContain('display:inline-flex');
  expect(written).not.toMatch(/display:-(?:webkit|ms)|-(?:webkit|moz)-transition/);
});

it('sends its links through the router', () => {
  const link: RouterLink = ({ to, children }) => <a href={`/app${to}`}>{children}</a>;
  drawTheme({ link });
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/app/orders');
});

it.each([
  ['3.59 USD', '3.59 USD', 'USD'],
  ['3.59\u00A0USD', '3.59 USD', 'USD'],
  ['₦5,000', '₦5,000', undefined],
  ['USD', 'USD', undefined],
])('separates the currency code of %s', (text, whole, code) => {
  const { container } = render(<Amount text={text} />);
  expect(container.querySelector('bdi')?.textContent).toBe(whole);
  expect(container.querySelector('bdi span')?.textContent).toBe(code);
});

it('derives colour and initials from the id and the name', () => {
  expect(hueOf('ada', 6)).toBe(hueOf('ada', 6));
  expect(new Set(Array.from({ length: 60 }, (_, at) => hueOf(`id-${at}`, 12))).size).toBe(12);
  expect(initialsOf('Ada Ngozi Obi')).toBe('AO');
  expect(initialsOf('  ')).toBe('');
  expect(initialsOf('+234 803 555 0142')).toBe('42');
  expect(initialsOf('9mobile')).toBe('9');
  expect(initialsOf('🎁')).toBe('🎁');
});
