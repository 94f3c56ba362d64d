import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Callout, type CalloutProps } from './callout.tsx';

const scroll = vi.fn();
beforeEach(() => {
  scroll.mockClear();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scroll);
});
const show = (props: Partial<CalloutProps>, hasBeenActive = true) => {
  Object.assign(navigator, { userActivation: { hasBeenActive } });
  render(<Callout title="No network" {...props} />);
};

it.each(['error', 'warn', 'good'] as const)('scrolls the result of an action into view, as little as needed: %s', (tone) => {
  show({ tone, live: true });
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest' }]]);
});

it.each([
  ['is said later', { tone: 'info', live: true }, true],
  ['belongs to the page', { tone: 'error' }, true],
  ['is there when the page opens', { tone: 'error', live: true }, false],
] as const)('does not scroll for what %s', (_, props, hasBeenActive) => {
  show(props, hasBeenActive);
  expect(scroll).not.toHaveBeenCalled();
});
