import { expect, it } from 'vitest';
import { type Draft, isDraft, unsentPart } from './draft.ts';

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
])('C10 whether %j is a draft: %s', (value, expected) => expect(isDraft(value)).toBe(expected));

const file = (id: string) => ({ id, name: `${id}.png`, size: 1, mime: 'image/png', url: '' });
const sent: Draft = { topic: 'order', name: 'Ada', email: 'a@b.c', message: 'Where is it?', orderId: '', files: [file('a')] };
it.each<[string, Partial<Draft>, Partial<Draft> | undefined]>([
  ['nothing', {}, undefined],
  ['a longer text', { message: 'Where is it? For Eve.' }, { message: 'For Eve.', files: [] }],
  ['another text', { message: 'Who has it?' }, { message: 'Who has it?', files: [] }],
  ['another address', { email: 'b@b.c' }, { email: 'b@b.c', message: '', files: [] }],
  ['another file', { files: [file('a'), file('b')] }, { message: '', files: [file('b')] }],
])('keeps the unsent part after a message was sent, with %s typed since then', (_, since, left) =>
  expect(unsentPart(sent, { ...sent, ...since })).toEqual(left && { ...sent, ...since, ...left }),
);
