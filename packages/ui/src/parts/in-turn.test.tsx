import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InTurn } from './in-turn.tsx';

let idle: (() => void)[] = [];
const top = (at: number) => vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ top: at } as DOMRect);
const turn = () => act(() => idle.splice(0).forEach((call) => call()));
const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call));
});
afterEach(() => vi.unstubAllGlobals());

const Page = ({ ready }: { ready?: boolean }) => (
  <>
    {['Sales', 'Visits'].map((title) => (
      <InTurn key={title} ready={ready}>
        <h2>{title}</h2>
      </InTurn>
    ))}
  </>
);

it('shows at once what is on the screen', () => {
  top(window.innerHeight - 1);
  render(<Page />);
  expect(shown()).toEqual(['Sales', 'Visits']);
});

it('makes what is below the screen one piece at a time, whenever the page is idle', () => {
  top(window.innerHeight);
  render(<Page />);
  expect(shown()).toEqual([]);
  turn();
  expect(shown()).toEqual(['Sales']);
  turn();
  expect(shown()).toEqual(['Sales', 'Visits']);
  turn();
  expect(idle).toEqual([]);
});

it('needs no turn for what is at hand', () => {
  top(window.innerHeight);
  render(<Page ready />);
  expect(shown()).toEqual(['Sales', 'Visits']);
});

it('leaves the queue with its page', () => {
  top(window.innerHeight);
  render(<Page />).unmount();
  turn();
  expect(shown()).toEqual([]);
});
