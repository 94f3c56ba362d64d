import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { registerDenial, useDenials } from './denials.ts';

const send = { action: 'send', subject: 'Invoice' } as const;
const pay = { action: 'pay', subject: 'Invoice' } as const;

it('lists a locked control once for all rows that have it', () => {
  const { result } = renderHook(useDenials);
  expect(result.current).toEqual([]);
  const ends: (() => void)[] = [];
  act(() => {
    ends.push(
      registerDenial({ id: 'a', label: 'Send invoice 5036', ...send }),
      registerDenial({ id: 'b', label: 'Send invoice 5035', ...send }),
      registerDenial({ id: 'c', label: 'Pay 3 invoices', ...pay }),
      registerDenial({ id: 'd', label: undefined, ...pay }),
      registerDenial({ id: 'e', label: 'Send invoice 5035', ...pay }),
      registerDenial({ id: 'f', label: '\u0627\u0644\u0641\u0627\u062a\u0648\u0631\u0629 \u0661\u0662', ...pay }),
    );
  });
  expect(result.current).toEqual([
    { ...send, label: 'Send invoice', ids: ['a', 'b'] },
    { ...pay, label: 'Pay 3 invoices', ids: ['c'] },
    { ...pay, label: undefined, ids: ['d'] },
    { ...pay, label: 'Send invoice 5035', ids: ['e'] },
    { ...pay, label: '\u0627\u0644\u0641\u0627\u062a\u0648\u0631\u0629 \u0661\u0662', ids: ['f'] },
  ]);
  act(() => ends[0]?.());
  expect(result.current[0]).toEqual({ ...send, label: 'Send invoice 5035', ids: ['b'] });
  act(() => void registerDenial({ id: 'b', label: 'Send', ...send }));
  expect(result.current.find(({ ids }) => ids.includes('b'))).toEqual({ ...send, label: 'Send', ids: ['b'] });
  expect(result.current.flatMap(({ ids }) => ids).toSorted()).toEqual(['b', 'c', 'd', 'e', 'f']);
});

const look = { action: 'read', subject: 'User' } as const;

it.each([
  ['7 Send', '8 Send', 'Send'],
  ['#12 Send', '#13 Send', '# Send'],
])('"%s" and "%s" count as the same control', (one, other, label) => {
  const { result } = renderHook(useDenials);
  act(() => {
    registerDenial({ id: 'x', label: one, ...look });
    registerDenial({ id: 'y', label: other, ...look });
  });
  expect(result.current.filter(({ ids }) => ids.includes('x'))).toEqual([{ ...look, label, ids: ['x', 'y'] }]);
});
