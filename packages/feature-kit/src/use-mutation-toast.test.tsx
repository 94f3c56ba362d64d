import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { ToastProvider } from '@kado/ui';
import { type MutationToast, useMutationToast } from './use-mutation-toast.ts';

const words = createI18n({ lng: 'en', resources: { en: { common: en } } });

function open(): MutationToast {
  let report: MutationToast | undefined;
  function Probe() {
    report = useMutationToast();
    return null;
  }
  render(
    <I18nProvider words={words}>
      <ToastProvider regionLabel="Messages" closeLabel="Close">
        <Probe />
      </ToastProvider>
    </I18nProvider>,
  );
  return (...parts) => act(() => report!(...parts));
}

it.each([
  ['its text', 'Saved', 'Saved'],
  ['what its result makes', (name: string) => `${name} saved`, 'Ada saved'],
  ['a whole toast', (name: string) => ({ text: `${name} removed` }), 'Ada removed'],
])('shows %s after a success', async (_, success, text) => {
  expect(await open()(Promise.resolve('Ada'), success)).toBe(true);
  expect(screen.getByText(text, { selector: 'output' })).toBeInTheDocument();
});

it('shows nothing after a success without a text', async () => {
  expect(await open()(Promise.resolve())).toBe(true);
  expect(document.querySelector('output')).toBeEmptyDOMElement();
});

it('replaces the toast of an earlier result by that of a later one with the same `about`', async () => {
  const report = open();
  await report(Promise.reject(new Error('The server is away')), 'Saved', undefined, 'plan');
  await report(Promise.resolve(), 'Paused', undefined, 'plan');
  expect(screen.getByText('Paused', { selector: 'output' })).toBeInTheDocument();
  await report(Promise.resolve(), () => ({ text: 'Resumed' }), undefined, 'plan');
  expect(screen.getByText('Resumed', { selector: 'output' })).toBeInTheDocument();
});

it.each([
  ['the text of a failure', new Error('The server is away'), undefined, 'The server is away'],
  ['that nothing answered', { status: 0, code: 'NETWORK' }, 'Not saved', en.error.network],
  ['the caller’s text of a failure without one', undefined, 'Not saved', 'Not saved'],
  ['the common text of a failure without any', undefined, undefined, en.error.text],
])('shows %s', async (_, cause, failure, text) => {
  expect(await open()(Promise.reject(cause), 'Saved', failure)).toBe(false);
  expect(screen.getByText(text, { selector: 'output' })).toBeInTheDocument();
  expect(screen.queryByText('Saved')).toBeNull();
});
