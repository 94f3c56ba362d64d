import { expect, it } from 'vitest';
import { draftFrom, emptyDraft, isDraft } from './draft.ts';

it.each([
  [{ id: '1', kind: 'topup', name: 'Ada', phone: '+2348035550142' }, '+234 803 555 0142', ''],
  [{ id: '1', kind: 'topup', name: 'Ada' }, '', ''],
  [{ id: '2', kind: 'gift', name: 'Mum', email: 'mum@kado.test' }, 'mum@kado.test', ''],
  [{ id: '3', kind: 'bank', name: 'Lena', bankId: 'b', account: 'DE89370400440532013000' }, 'DE89 3704 0044 0532 0130 00', 'b'],
] as const)('the form that changes %j starts with %j', (recipient, contact, bankId) => {
  const draft = draftFrom(recipient);
  expect(draft).toEqual({ kind: recipient.kind, name: recipient.name, contact, country: '', bankId });
  expect(isDraft(draft)).toBe(true);
});

it.each([undefined, 'Ada', {}, { ...emptyDraft('gift'), kind: 'none' }, { ...emptyDraft('bank'), country: 1 }])(
  'reads no draft from %j',
  (value) => expect(isDraft(value)).toBe(false),
);
