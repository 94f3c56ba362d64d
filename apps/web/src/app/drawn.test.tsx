import { render } from '@testing-library/react';
import { useLayoutEffect, useState, type FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawnRoot } from './drawn.ts';

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
  page.dataset['drawn'] = '/login en';
  document.body.innerHTML = `<div id="root" data-drawn="/login">${renderToString(<Form />)}</div><main id="loading"></main>`;
  root = document.getElementById('root') as HTMLElement;
});

function takeOver() {
  const { shown } = drawnRoot(root, '/login en');
  render(<Form onShown={shown} />, { container: root, hydrate: true, onRecoverableError: () => undefined });
}

it('what was typed, chosen and pressed before the app came reaches it, in this order', async () => {
  const input = find<HTMLInputElement>('input');
  input.value = 'maya@kado.test';
  find<HTMLSelectElement>('select').value = 'fr';
  find('button').dataset['early'] = '';
  takeOver();
  await vi.waitFor(() => expect(sent.mock.calls).toEqual([[{ name: 'maya@kado.test', lng: 'fr' }]]));
  expect(find('input')).toBe(input);
  expect(find('button').dataset).not.toHaveProperty('early');
});

it('what stood for the app goes when it stands there', () => {
  document.body.insertAdjacentHTML('afterbegin', '<div id="picture"></div>');
  page.dataset['picture'] = '';
  takeOver();
  expect(['picture', 'loading'].map((id) => document.getElementById(id))).toEqual([null, null]);
  expect(page.dataset).not.toHaveProperty('picture');
});

it('a drawn page that nobody touched is taken over as it is', () => {
  const drawn = [find('input'), find('select'), find('button')];
  takeOver();
  expect([find('input'), find('select'), find('button')]).toEqual(drawn);
  expect(document.getElementById('loading')).toBeNull();
  expect([page.dataset['drawn'], root.dataset['drawn']]).toEqual([undefined, undefined]);
  expect(sent).not.toHaveBeenCalled();
});

it('the text of a field that had to be drawn anew is not lost', () => {
  const input = find<HTMLInputElement>('input');
  input.value = 'maya';
  // What an extension of the browser puts into a page.
  find('form').prepend(document.createElement('section'));
  takeOver();
  expect(find('input')).not.toBe(input);
  expect(find<HTMLInputElement>('input').value).toBe('maya');
});

it.each(['/login?return=%2Fcart en', '/ en', '/login fr'])('what was drawn for another opening makes room for %s', (opened) => {
  expect(drawnRoot(root, opened).usable).toBe(false);
  expect(root.childElementCount).toBe(0);
});

it('a page of which nothing was drawn keeps its loading screen until the app stands', () => {
  delete page.dataset['drawn'];
  const { usable, shown } = drawnRoot(root, '/login en');
  expect([usable, document.getElementById('loading')]).toEqual([false, expect.any(HTMLElement)]);
  shown();
  expect(document.getElementById('loading')).toBeNull();
});
