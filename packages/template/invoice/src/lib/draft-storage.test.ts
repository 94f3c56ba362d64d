import { beforeEach, expect, it, vi } from 'vitest';
import { type Draft, emptyDraft } from './draft.ts';
import { storeDraft, readDraft } from './draft-storage.ts';

const ADA = 'ada@engine.example';
const client = { address: '', company: 'Engine', companyEmail: ADA, country: '', contact: '', name: 'Ada' };
const draft: Draft = { ...emptyDraft(new Date('2026-11-21T10:00:00Z')), note: 'Thank you', client };
const put = (value: unknown) => sessionStorage.setItem('invoice-draft/new', JSON.stringify(value));

beforeEach(() => sessionStorage.clear());

it.each([
  ['with a customer', draft],
  ['without one', { ...draft, client: undefined }],
])('stores a draft %s with its time until it is removed', (_, written) => {
  vi.useFakeTimers({ now: new Date('2026-11-21T14:05:00Z') });
  storeDraft('new', ADA, written);
  vi.useRealTimers();
  expect(readDraft('new', ADA)).toEqual({ at: '2026-11-21T14:05:00.000Z', draft: written });
  expect(readDraft('5033', ADA)).toBeUndefined();
  storeDraft('new', ADA, undefined);
  expect(readDraft('new', ADA)).toBeUndefined();
});

it('hides a draft from another person', () => {
  storeDraft('new', ADA, draft);
  expect(readDraft('new', 'noor@loom.example')).toBeUndefined();
});

const whole = { owner: ADA, at: '2026-11-21T14:05:00Z', draft };
const [line] = draft.lines;

it('reads a complete draft', () => {
  put(whole);
  expect(readDraft('new', ADA)?.draft).toEqual(draft);
});

it.each([
  ['nothing', null],
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
])('rejects %s', (_, value) => {
  put(value);
  expect(readDraft('new', ADA)).toBeUndefined();
});

it('survives a full storage and a damaged entry', () => {
  sessionStorage.setItem('invoice-draft/new', '{"owner"');
  expect(readDraft('new', ADA)).toBeUndefined();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => storeDraft('new', ADA, draft)).not.toThrow();
  vi.mocked(Storage.prototype.setItem).mockRestore();
});
