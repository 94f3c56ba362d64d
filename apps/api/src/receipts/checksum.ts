import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import type { EncryptionKeys } from '../crypto/encryption.ts';
import { detailsOf, type ItemRow, type OrderRow } from '../orders/order.ts';

const CHECKSUM_BYTES = 16;

/** The key for receipts, which has no other use. */
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, 'kado', 'receipt', 32));

/** The facts that no longer change once an order is final. A gift card may still be redirected, so its recipient is the original one. */
function factsOf(order: OrderRow, items: readonly ItemRow[]): string {
  const lines = items.map((item) => {
    const { network, rate, boughtFor } = detailsOf(item);
    const target = boughtFor?.target ?? item.target;
    const money = [item.send, item.fee, item.currency, item.receive, item.receiveCurrency].map(String);
    return [item.kind, target, network, rate, ...money, item.status, item.settledAt?.toISOString() ?? ''];
  });
  const { reference, userId, status, total, captured, released, currency, createdAt } = order;
  const sums = [total, captured, released].map(String);
  return JSON.stringify([reference, userId, status, ...sums, currency, createdAt.toISOString(), lines]);
}

const digest = (secret: string, facts: string): Buffer =>
  createHmac('sha256', keyOf(secret)).update(facts).digest().subarray(0, CHECKSUM_BYTES);

/** Whether an order can no longer change. Only then does its receipt have a checksum. */
export const isFinal = ({ status }: Pick<OrderRow, 'status'>): boolean => status !== 'processing';

/** The checksum of the receipt of a final order: 32 hexadecimal digits. */
export const checksumOf = (keys: Pick<EncryptionKeys, 'codeKey'>, order: OrderRow, items: readonly ItemRow[]): string =>
  digest(keys.codeKey, factsOf(order, items)).toString('hex').toUpperCase();

/** The reference of an order as it is stored, from a typed or copied one with other hyphens, spaces, letter case or direction marks. */
export const readReference = (typed: string): string =>
  typed
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replaceAll(/[\s\p{Pd}]+/gu, '-')
    .toUpperCase();

/** Whether a typed checksum belongs to this receipt; false without an order. Takes the same time in every case. */
export function isChecksumOf(
  { codeKey, previousCodeKey }: EncryptionKeys,
  found: { order: OrderRow; items: readonly ItemRow[] } | undefined,
  typed: string,
): boolean {
  const facts = found ? factsOf(found.order, found.items) : '';
  const given = Buffer.alloc(CHECKSUM_BYTES);
  const digits = typed.replaceAll(/[\s\u200E-]/g, '');
  const isWellFormed = /^[0-9a-f]{32}$/i.test(digits);
  if (isWellFormed) given.write(digits, 'hex');
  const matches = [codeKey, previousCodeKey ?? codeKey].map((secret) => timingSafeEqual(digest(secret, facts), given));
  return isWellFormed && found !== undefined && isFinal(found.order) && matches.includes(true);
}
