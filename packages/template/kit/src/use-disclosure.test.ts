import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDisclosure } from './use-disclosure.ts';

it('keeps its content while it closes, and counts its openings', () => {
  const { result } = renderHook(() => useDisclosure<string>());
  expect(result.current).toMatchObject({ isOpen: false, content: undefined, count: 0 });
  act(() => result.current.open('first'));
  expect(result.current).toMatchObject({ isOpen: true, content: 'first', count: 1 });
  act(() => result.current.close());
  expect(result.current).toMatchObject({ isOpen: false, content: 'first', count: 1 });
});

it('is not closed by the `close` of an earlier opening', () => {
  const { result } = renderHook(() => useDisclosure<string>());
  act(() => result.current.open('first'));
  const closeFirst = result.current.close;
  act(() => closeFirst());
  act(() => result.current.open('second'));
  act(() => closeFirst());
  expect(result.current).toMatchObject({ isOpen: true, content: 'second' });
  act(() => result.current.close());
  expect(result.current.isOpen).toBe(false);
});

it('is open at first if it is given content', () => {
  const { result } = renderHook(() => useDisclosure('first'));
  expect(result.current).toMatchObject({ isOpen: true, content: 'first', count: 0 });
  act(() => result.current.close());
  expect(result.current.isOpen).toBe(false);
});
