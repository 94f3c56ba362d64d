import { renderHook } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import type { PhoneFieldProps } from './phone-field.tsx';

function Sample({ Field }: { Field: ComponentType<PhoneFieldProps> }) {
  const [value, setValue] = useState('+23480355501');
  return <Field label="Number" value={value} onChange={setValue} completeLabel="complete" />;
}

/** Types as in a browser: React receives the event right after it has committed the render that has the rules. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.setSelectionRange(text.length, text.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

it('keeps a digit that is typed while the rules load', async () => {
  vi.resetModules(); // another test file may have loaded the rules already
  const { PhoneField } = await import('./phone-field.tsx');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false); // uses the browser's real order of commits, effects and key events
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Sample Field={PhoneField} />);
  const seen: string[] = [];
  const typed = new Promise<HTMLInputElement>((resolve) => {
    const watcher = new MutationObserver(() => {
      seen.push(place.textContent);
      const input = place.querySelector('input');
      // The country's tile is rendered by the first commit that has the rules.
      if (!input || !place.textContent?.includes('NG')) return;
      watcher.disconnect();
      type(input, `${input.value}42`);
      resolve(input);
    });
    watcher.observe(place, { subtree: true, childList: true });
  });
  const input = await typed;
  expect(seen[0]).not.toContain('NG');
  await vi.waitFor(() => expect(place.textContent).toContain('complete'), 30_000);
  expect(input.value).toBe('+234 803 555 0142');
  root.unmount();
  place.remove();
});

it('loads the rules again after a failure', async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const fetched = vi.fn();
  vi.doMock('./phone-rules.ts', () => {
    fetched();
    throw new Error('offline');
  });
  const { usePhoneReader } = await import('./phone-reading.ts');
  const { result, unmount } = renderHook(() => usePhoneReader());
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1), 30_000);
  vi.doUnmock('./phone-rules.ts');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), 30_000);
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(result.current?.('+2348035550142')).toMatchObject({ country: 'NG', state: 'complete' }), 30_000);
  unmount();
  vi.useRealTimers();
});
