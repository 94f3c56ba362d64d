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

it('mounts one part at a time while the page is idle, and marks the others as busy', () => {
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

it('mounts parts that are ready at once', () => {
  render(<Page ready />);
  expect(shown()).toEqual(['Sales', 'Visits']);
});

it('removes a part from the queue when it unmounts', () => {
  render(<Page />).unmount();
  turn();
  expect(shown()).toEqual([]);
});
