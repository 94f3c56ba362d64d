import type { Network } from '@kado/contracts';
import { expect, it } from 'vitest';
import { readAmount } from './limits.ts';

const money = (amountMinor: number, currency: string) => ({ amountMinor, currency });
const network = {
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  min: money(14, 'USD'),
  max: money(4934, 'USD'),
  localMin: money(20_000, 'NGN'),
  localMax: money(7_500_000, 'NGN'),
} as Network;

it.each([
  ['5000', 'NGN', { money: money(500_000, 'NGN') }],
  ['199', 'NGN', { problem: { kind: 'tooLittle', limit: money(20_000, 'NGN') } }],
  ['75001', 'NGN', { problem: { kind: 'tooMuch', limit: money(7_500_000, 'NGN') } }],
  ['0.13', 'USD', { problem: { kind: 'tooLittle', limit: money(14, 'USD') } }],
  ['', 'USD', { problem: { kind: 'empty' } }],
  ['0', 'USD', { problem: { kind: 'empty' } }],
])('%j %s', (text, currency, read) => expect(readAmount(text, currency, network)).toEqual(read));
