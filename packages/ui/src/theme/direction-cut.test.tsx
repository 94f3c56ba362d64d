import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadDirection } from './direction.ts';
import { KadoTheme } from './kado-theme.tsx';

const { styles } = vi.hoisted(() => ({ styles: Promise.withResolvers<void>() }));
vi.mock('./rtl.ts', async () => {
  await styles.promise;
  return {};
});

it('keeps the page unchanged while the styles of another direction load, and if they cannot be loaded', async () => {
  const page = (direction: 'ltr' | 'rtl') => (
    <KadoTheme variant="template" skin="light" direction={direction}>
      <h1>Invoices</h1>
    </KadoTheme>
  );
  const { rerender } = render(page('ltr'));
  rerender(page('rtl'));
  expect(screen.getByRole('heading')).toBeVisible();
  expect(document.documentElement.dir).toBe('ltr');
  await act(async () => {
    styles.reject(new TypeError('Failed to fetch dynamically imported module'));
    await loadDirection('rtl').catch(() => undefined);
  });
  expect(screen.getByRole('heading')).toBeVisible();
  expect(document.documentElement.dir).toBe('ltr');
});
