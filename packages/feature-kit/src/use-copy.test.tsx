import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { ToastProvider } from '@kado/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useCopy } from './use-copy.ts';

function CopyButton() {
  const copy = useCopy();
  return <button onClick={() => void copy('KD-7', 'Reference copied')}>Copy</button>;
}
/** Shows a button that copies, and presses it after `prepare`. */
async function press(prepare: () => void = () => undefined) {
  const user = userEvent.setup();
  prepare();
  render(
    <I18nProvider words={createI18n({ lng: 'en', resources: { en: { common: en } } })}>
      <ToastProvider regionLabel="Messages" closeLabel="Close">
        <CopyButton />
      </ToastProvider>
    </I18nProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
}
const REFUSED = 'Your browser did not allow copying. Select the text and copy it.';

it('copies the text and says so', async () => {
  await press();
  expect((await screen.findAllByText('Reference copied'))[0]).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('KD-7');
});

it('says that the browser refused to copy', async () => {
  await press(() => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError')));
  expect((await screen.findAllByText(REFUSED))[0]).toBeInTheDocument();
  expect(screen.queryByText('Reference copied')).toBeNull();
});

it('says the same where the page has no clipboard', async () => {
  await press(() => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard));
  expect((await screen.findAllByText(REFUSED))[0]).toBeInTheDocument();
});
