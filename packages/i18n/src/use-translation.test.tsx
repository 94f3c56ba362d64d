// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createI18n, I18nProvider, useTranslation } from './index.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const files = {
  en: { common: { action: { close: 'Close', save: 'Save' } }, orders: { title: 'Orders', hint: 'None yet' } },
  fr: { common: { action: { close: 'Fermer' } } },
} as never;
type Any = (namespaces?: string | string[]) => { t: (word: string, values?: object) => string; i18n: { language: string } };
const useWords = useTranslation as unknown as Any;

/** Renders one component with a language's translations and counts its renders. */
async function show(read: (words: ReturnType<Any>) => string, namespaces?: string | string[]) {
  const words = createI18n({ lng: 'en', resources: files });
  let drawn = 0;
  const Reader = () => {
    drawn += 1;
    return read(useWords(namespaces));
  };
  const box = document.createElement('div');
  await act(async () =>
    createRoot(box).render(
      <I18nProvider words={words}>
        <Reader />
      </I18nProvider>,
    ),
  );
  const add = (lng: string, namespace: string, more: object) =>
    act(async () => void words.i18n.addResourceBundle(lng, namespace, more, true, true));
  return { box, add, words, drawn: () => drawn };
}

it('shows texts of its namespace and of the common one', async () => {
  const { box } = await show(({ t }) => `${t('title')} ${t('common:action.close')}`, ['orders', 'common']);
  expect(box.textContent).toBe('Orders Close');
});

it('does not re-render when translations arrive', async () => {
  const { add, drawn } = await show(({ t }) => t('hint'), 'orders');
  await add('en', 'invoices', { hint: 'A hint of others' });
  await add('en', 'orders', { title: 'All orders' });
  expect(drawn()).toBe(1);
});

it('shows the chosen language', async () => {
  const { box, words } = await show(({ t, i18n }) => `${t('action.close')} ${i18n.language}`);
  await act(() => words.choose('fr'));
  expect(box.textContent).toBe('Fermer fr');
});
