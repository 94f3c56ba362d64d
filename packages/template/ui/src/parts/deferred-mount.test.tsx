import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DeferredMount } from './deferred-mount.tsx';

let idle: (() => void)[] = [];
const turn = () => act(() => idle.splice(0).forEach((call) => call()));
const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call));
});

const Page = ({ ready }: { ready?: boolean }) => (
  <>
    {['Sales', 'Visits'].map((title) => (
      <DeferredMount key={title} ready={ready}>
        <h2>{title}</h2>
      </DeferredMount>
    ))}
  </>
);

it('makes one piece at a time, whenever the page is idle, and says of the others that they are coming', () => {
  const { container } = render(<Page />);
  const coming = () => container.querySelectorAll('[aria-busy="true"]').length;
  expect([shown(), coming()]).toEqual([[], 2]);
  turn();
  expect([shown(), coming()]).toEqual([['Sales'], 1]);
  turn();
  expect([shown(), coming()]).toEqual([['Sales', 'Visits'], 0]);
  turn();
  expect(idle).toEqual([]);
});

it('needs no turn for what is at hand', () => {
  render(<Page ready />);
  expect(shown()).toEqual(['Sales', 'Visits']);
});

it('leaves the queue with its page', () => {
  render(<Page />).unmount();
  turn();
  expect(shown()).toEqual([]);
});
