import { render } from '@testing-library/react';
import { useLayoutEffect, useState, type FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { prerenderedRoot } from './prerendered.ts';

const page = document.documentElement;
const sent = vi.fn<(values: unknown) => void>();

function Form({ onShown }: { onShown?: () => void }) {
  const [name, setName] = useState('');
  const [lng, setLng] = useState('en');
  useLayoutEffect(() => onShown?.(), [onShown]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sent({ name, lng });
  };
  return (
    <form onSubmit={submit}>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <select value={lng} onChange={(event) => setLng(event.target.value)}>
        <option value="en">English</option>
        <option value="fr">Français</option>
      </select>
      <button type="submit" suppressHydrationWarning>
        Go
      </button>
    </form>
  );
}

let root: HTMLElement;
const find = <Kind extends HTMLElement>(selector: string) => root.querySelector<Kind>(selector) as Kind;

beforeEach(() => {
  sent.mockReset();
  page.dataset['prerendered'] = '/login en';
  document.body.innerHTML = `<div id="root" data-prerendered="/login">${renderToString(<Form />)}</div><main id="loading"></main>`;
  root = document.getElementById('root') as HTMLElement;
});

function hydrate() {
  const { onShown } = prerenderedRoot(root, '/login en');
  render(<Form onShown={onShown} />, { container: root, hydrate: true, onRecoverableError: () => undefined });
}

it('replays what the user typed, chose and pressed before hydration, in this order', async () => {
  const input = find<HTMLInputElement>('input');
  input.value = 'maya@kado.test';
  find<HTMLSelectElement>('select').value = 'fr';
  find('button').dataset['pressed'] = '';
  hydrate();
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([[{ name: 'maya@kado.test', lng: 'fr' }]]), 30_000);
  expect(find('input')).toBe(input);
  expect(find('button').dataset).not.toHaveProperty('pressed');
});

it('hydrates an untouched page as it is', () => {
  const before = [find('input'), find('select'), find('button')];
  hydrate();
  expect([find('input'), find('select'), find('button')]).toEqual(before);
  expect(document.getElementById('loading')).toBeNull();
  expect([page.dataset['prerendered'], root.dataset['prerendered']]).toEqual([undefined, undefined]);
  expect(sent).not.toHaveBeenCalled();
});

it('keeps the text of a field that React replaced', () => {
  const input = find<HTMLInputElement>('input');
  input.value = 'maya';
  // Changes the markup as a browser extension does, so that hydration fails and React renders anew.
  find('form').prepend(document.createElement('section'));
  hydrate();
  expect(find('input')).not.toBe(input);
  expect(find<HTMLInputElement>('input').value).toBe('maya');
});

it.each(['/login?return=%2Fcart en', '/ en', '/login fr'])('discards the prerendered page when %s opens', (opened) => {
  expect(prerenderedRoot(root, opened).usable).toBe(false);
  expect(root.childElementCount).toBe(0);
});

it('without a prerendered page, keeps the loading screen until the first page is shown', () => {
  delete page.dataset['prerendered'];
  const { usable, onShown } = prerenderedRoot(root, '/login en');
  expect([usable, document.getElementById('loading')]).toEqual([false, expect.any(HTMLElement)]);
  onShown();
  expect(document.getElementById('loading')).toBeNull();
});
