import { expect, it } from 'vitest';
import { isDraft } from './draft.ts';

const draft = { topic: 'order', name: 'Ada', email: 'a@b.c', message: 'x', orderId: '', files: [{ id: 'f', name: 'a.png' }] };

it.each([
  [draft, true],
  [{ ...draft, files: [] }, true],
  [{ ...draft, topic: 'money' }, false],
  [{ ...draft, message: 7 }, false],
  [{ ...draft, files: [{ id: 1 }] }, false],
  [{ ...draft, files: {} }, false],
  [{ topic: 'order' }, false],
  [null, false],
  ['text', false],
])('C10 %j is a draft: %s', (value, expected) => expect(isDraft(value)).toBe(expected));
