import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { ToastProvider } from '@kado/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCopy } from './use-copy.ts';

const REFUSED = 'Your browser did not allow copying. Select the text and copy it.';

function CopyButton() {
  const copy = useCopy();
  return <button onClick={() => void copy('KD-7', 'Reference copied')}>Copy</button>;
}
/** Presses a copy button in a browser with this clipboard. */
function press(clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  render(
    <I18nProvider words={createI18n({ lng: 'en', resources: { en: { common: en } } })}>
      <ToastProvider regionLabel="Messages" closeLabel="Close">
        <CopyButton />
      </ToastProvider>
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
}

it('copies the text and shows a toast', async () => {
  const writeText = vi.fn<Clipboard['writeText']>().mockResolvedValue();
  press({ writeText });
  expect((await screen.findAllByText('Reference copied'))[0]).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('KD-7');
});

it.each([
  ['the browser refuses', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['the page has no clipboard', undefined],
])('shows that nothing was copied if %s', async (_, clipboard) => {
  press(clipboard);
  expect((await screen.findAllByText(REFUSED))[0]).toBeInTheDocument();
  expect(screen.queryByText('Reference copied')).toBeNull();
});
