import { type Bank, isAccountNumber, type NewRecipient, type Recipient, type RecipientChange } from '@kado/contracts';
import type { FastifyInstance } from 'fastify';

import { type Fields, invalid, notFound } from '../http/errors.ts';
import { matchesNetwork } from '../reference/network-detection.ts';
import type { Reference } from '../reference/service.ts';
import { changed, type RecipientValues, strangeFields, TARGETS, toValues } from './recipient.ts';
import { changeRecipient, findRecipient, findRecipientRow, saveRecipient } from './repository.ts';

function accountProblems(account: string, bank: Bank | undefined): Fields {
  if (!bank) return { bankId: 'quote.unknownBank' };
  const { name, accountRule } = bank;
  if (isAccountNumber(account, accountRule)) return {};
  return { account: { key: 'quote.wrongAccount', params: { bank: name, example: accountRule.example } } };
}

/** What is wrong with a recipient by the reference lists. Their network need not be the detected one, which is a risk and no error. */
function problemsOf({ kind, target, networkId, bankId }: RecipientValues, { network, payout }: Reference): Fields {
  if (kind === 'bank') return accountProblems(target, payout(bankId)?.bank);
  if (networkId === null) return {};
  const chosen = network(networkId);
  if (!chosen) return { networkId: 'quote.unknownNetwork' };
  if (matchesNetwork(target, chosen)) return {};
  return { phone: { key: 'quote.phoneOfAnotherCountry', params: { network: chosen.name } } };
}

function check(values: RecipientValues, reference: Reference): void {
  const problems = problemsOf(values, reference);
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

const existing = async (app: FastifyInstance, userId: string, id: string): Promise<Recipient> => {
  const found = await findRecipient(app.db, userId, id);
  if (!found) throw notFound();
  return found;
};

/** Saves a person to send to; throws 422. */
export async function createRecipient(app: FastifyInstance, userId: string, body: NewRecipient): Promise<Recipient> {
  const values = toValues(body);
  check(values, app.reference);
  return existing(app, userId, await saveRecipient(app.db, userId, values, app.clock.now()));
}

/** Throws 404, or 422 also for what its kind does not have and for what is saved already. */
export async function updateRecipient(
  app: FastifyInstance,
  userId: string,
  id: string,
  change: RecipientChange,
): Promise<Recipient> {
  const row = await findRecipientRow(app.db, userId, id);
  if (!row) throw notFound();
  const strange = strangeFields(row.kind, change);
  if (strange.length > 0) throw invalid(Object.fromEntries(strange.map((field) => [field, 'fields.unknown' as const])));
  const values = changed(row, change);
  check(values, app.reference);
  const isChanged = await changeRecipient(app.db, userId, row.id, values);
  if (!isChanged) throw invalid({ [TARGETS[row.kind as keyof typeof TARGETS]]: 'fields.saved' });
  return existing(app, userId, row.id);
}
