import { ItemKind, type NewRecipient, plainAccount, type Recipient, type RecipientChange } from '@kado/contracts';
import * as z from 'zod/mini';

import type { recipients } from '../db/schema/people.ts';

export type RecipientRow = typeof recipients.$inferSelect;
/** The columns that a user fills in. */
export type RecipientValues = Pick<RecipientRow, 'kind' | 'name' | 'target' | 'networkId' | 'bankId'>;

/** The body field with the target of each kind. */
export const TARGETS = { topup: 'phone', gift: 'email', bank: 'account' } as const satisfies Record<ItemKind, keyof Recipient>;
/** The fields of each kind besides the name. */
const FIELDS: Readonly<Record<ItemKind, readonly string[]>> = {
  topup: ['phone', 'networkId'],
  gift: ['email'],
  bank: ['bankId', 'account'],
};

/** The columns of a new recipient. An e-mail address is stored in lower case, so that the same mailbox is saved only once. */
export const toValues = (body: NewRecipient): RecipientValues => {
  const { kind, name } = body;
  if (kind === 'topup') return { kind, name, target: body.phone, networkId: body.networkId ?? null, bankId: '' };
  if (kind === 'gift') return { kind, name, target: body.email.toLowerCase(), networkId: null, bankId: '' };
  return { kind, name, target: plainAccount(body.account), networkId: null, bankId: body.bankId };
};

/** The fields of a change that its recipient's kind does not have. */
export const unknownFields = (kind: string, { name: _name, ...change }: RecipientChange): string[] =>
  Object.keys(change).filter((field) => !FIELDS[z.parse(ItemKind, kind)].includes(field));

/** A recipient after a change. A new number may belong to another network, so the network is removed unless the change includes one. */
export function changed(row: RecipientRow, { name, phone, networkId, bankId, account, email }: RecipientChange): RecipientValues {
  const target = phone ?? (account === undefined ? undefined : plainAccount(account)) ?? email?.toLowerCase() ?? row.target;
  return {
    kind: row.kind,
    name: name ?? row.name,
    target,
    networkId: networkId ?? (target === row.target ? row.networkId : null),
    bankId: bankId ?? row.bankId,
  };
}

/** A recipient as the API returns it. */
export function toRecipient(row: RecipientRow, lastUsedAt: Date | null): Recipient {
  const kind = z.parse(ItemKind, row.kind);
  return {
    id: row.id,
    kind,
    name: row.name,
    [TARGETS[kind]]: row.target,
    ...(row.networkId === null ? {} : { networkId: row.networkId }),
    ...(row.bankId === '' ? {} : { bankId: row.bankId }),
    ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
  };
}
