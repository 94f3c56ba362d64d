import { expect, it } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import { readDraft } from './draft-storage.ts';

const ADA = 'ada@engine.example';
const client = { address: '', company: 'Engine', companyEmail: ADA, country: '', contact: '', name: 'Ada' };
const draft: Draft = { ...emptyDraft(new Date('2026-11-21T10:00:00Z')), note: 'Thank you', client };
const whole = { owner: ADA, at: '2026-11-21T14:05:00Z', draft };
const [line] = draft.lines;

it.each([
  ['with a customer', draft],
  ['without one', { ...draft, client: undefined }],
])('reads a complete draft %s, with its time', (_, written) =>
  expect(readDraft(JSON.parse(JSON.stringify({ ...whole, draft: written })), ADA)).toEqual({ at: whole.at, draft: written }),
);

it('hides a draft from another user', () => expect(readDraft(whole, 'noor@loom.example')).toBeUndefined());

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'draft'],
  ['no time', { ...whole, at: undefined }],
  ['a time that is none', { ...whole, at: 'yesterday' }],
  ['no draft', { ...whole, draft: undefined }],
  ['a day that is a number', { ...whole, draft: { ...draft, issued: 20261121 } }],
  ['half a customer', { ...whole, draft: { ...draft, client: { name: 'Ada' } } }],
  ['no lines', { ...whole, draft: { ...draft, lines: [] } }],
  ['lines that are none', { ...whole, draft: { ...draft, lines: [null] } }],
  ['a cost that is a number', { ...whole, draft: { ...draft, lines: [{ ...line, cost: 1 }] } }],
  ['a method that there is not', { ...whole, draft: { ...draft, acceptVia: 'Shells' } }],
  ['no parts', { ...whole, draft: { ...draft, parts: {} } }],
])('rejects %s', (_, stored) => expect(readDraft(stored, ADA)).toBeUndefined());
