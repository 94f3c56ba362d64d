import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { createElement, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeys } from './use-keys.ts';

const acts = { 'g h': vi.fn<() => void>(), h: vi.fn<() => void>(), '?': vi.fn<() => void>(), '/': vi.fn<() => boolean>() };
const listen = (enabled = true) => renderHook((on: boolean) => useKeys(acts, on), { initialProps: enabled });
const calls = () => Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, act.mock.calls.length]));
/** Types keys; returns whether the last one was left to the browser (its default was not prevented). */
const type = (...keys: (string | KeyboardEventInit)[]) =>
  keys.map((key) => fireEvent.keyDown(document.activeElement ?? document.body, typeof key === 'string' ? { key } : key)).at(-1);

beforeEach(() => Object.values(acts).forEach((act) => act.mockReset()));
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('runs the action of a single key, and of a key after G', () => {
  listen();
  expect(type('h'), 'the browser does not handle the key, too').toBe(false);
  type('g', 'h');
  expect(calls()).toEqual({ h: 1, 'g h': 1, '?': 0, '/': 0 });
});

it('treats a key as a single one if it comes too late after G, or as the third key', () => {
  listen();
  const now = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1000);
  type('g');
  now.mockReturnValue(2501);
  type('h');
  type('g', 'x', 'h');
  expect(calls()).toEqual({ h: 2, 'g h': 0, '?': 0, '/': 0 });
  now.mockRestore();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }, { repeat: true }])(
  'leaves a letter with %o to the browser',
  (modifier) => {
    listen();
    expect(type({ key: 'h', ...modifier })).toBe(true);
    expect(acts.h).not.toHaveBeenCalled();
  },
);

it.each([
  ['a field', '<input>'],
  ['a text area', '<textarea></textarea>'],
  ['a selection', '<select></select>'],
  ['a dialog', '<div role="dialog"><button></button></div>'],
  ['a question', '<div role="alertdialog"><button></button></div>'],
  ['a menu', '<ul role="menu"><li role="menuitem" tabindex="0"></li></ul>'],
  ['a list of choices', '<ul role="listbox"><li role="option" tabindex="0"></li></ul>'],
])('does nothing while %s has the focus', (_, html) => {
  listen();
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('input, textarea, select, button, [tabindex]')?.focus();
  expect(document.activeElement).not.toBe(document.body);
  type('h', 'g', 'h', '?');
  expect(calls()).toEqual({ h: 0, 'g h': 0, '?': 0, '/': 0 });
});

it('maps the keys of an Arabic keyboard by their position', () => {
  listen();
  type({ key: 'ل', code: 'KeyG' }, { key: 'ا', code: 'KeyH' });
  type({ key: 'Shift', shiftKey: true }, { key: '؟', code: 'Slash', shiftKey: true }, { key: 'ظ', code: 'Slash' });
  expect(calls()).toEqual({ h: 0, 'g h': 1, '?': 1, '/': 1 });
});

it('leaves a key to the browser when its action did nothing', () => {
  acts['/'].mockReturnValue(false);
  listen();
  expect(type('/')).toBe(true);
});

it('listens only while it is enabled', () => {
  const { rerender } = listen(false);
  type('h');
  expect(acts.h).not.toHaveBeenCalled();
  rerender(true);
  type('h');
  expect(acts.h).toHaveBeenCalledOnce();
});

it('handles a key that is pressed as soon as the page is rendered', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const Page = () => {
    useKeys(acts, true);
    return 'drawn';
  };
  const root = createRoot(place);
  await new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(place, { childList: true });
    startTransition(() => root.render(createElement(Page)));
  });
  type('h');
  expect(acts.h).toHaveBeenCalledOnce();
  root.unmount();
});
