import { type Bank, isAccountNumber, type NewRecipient, type Recipient, type RecipientChange } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { type Fields, type FieldText, invalid, notFound } from '../http/errors.ts';
import { matchesNetwork } from '../reference/network-detection.ts';
import type { Reference } from '../reference/service.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { lockUser } from '../users/repository.ts';
import { changed, type RecipientValues, TARGETS, toValues, unknownFields } from './recipient.ts';
import {
  changeRecipient,
  countRecipients,
  deleteRecipient,
  findRecipient,
  keepName,
  lockRecipient,
  saveRecipient,
} from './repository.ts';

/** How many recipients a user may save: each quote searches them. */
const MAX_SAVED = 1000;

function accountProblems(account: string, bank: Bank | undefined): Fields {
  if (!bank) return { bankId: 'quote.unknownBank' };
  const { name, accountRule } = bank;
  if (isAccountNumber(account, accountRule)) return {};
  return { account: { key: 'quote.wrongAccount', params: { bank: name, example: accountRule.example } } };
}

/**
 * The problems of a recipient by the reference lists. The network may differ from the detected one, which is a risk and not an error. The bank need not offer
 * payouts any more, because undo saves a deleted recipient again.
 */
function problemsOf({ kind, target, networkId, bankId }: RecipientValues, { network, payoutBank }: Reference): Fields {
  if (kind === 'bank') return accountProblems(target, payoutBank(bankId));
  if (networkId === null) return {};
  const chosen = network(networkId);
  if (!chosen) return { networkId: 'quote.unknownNetwork' };
  if (matchesNetwork(target, chosen)) return {};
  return { phone: { key: 'quote.phoneOfAnotherCountry', params: { network: chosen.name } } };
}

/** Throws 422, or 503 while the list of networks is not loaded. */
function check(values: RecipientValues, reference: Reference): void {
  if (values.networkId !== null) reference.requireLoaded('topup');
  const problems = problemsOf(values, reference);
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

const requireRecipient = async (app: FastifyInstance, userId: string, id: string): Promise<Recipient> => {
  const found = await findRecipient(app.db, userId, id);
  if (!found) throw notFound();
  return found;
};

const invalidTarget = (kind: RecipientValues['kind'], text: FieldText) =>
  invalid({ [TARGETS[kind as keyof typeof TARGETS]]: text });

/** Saves a recipient; throws 422, also above the maximum number. Concurrent requests of one user wait for each other. */
export async function createRecipient(app: FastifyInstance, request: FastifyRequest, body: NewRecipient): Promise<Recipient> {
  const { db, clock, reference } = app;
  const userId = request.user.id;
  const values = toValues(body);
  check(values, reference);
  const now = clock.now();
  const id = await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    await requireSignedIn(tx, request, now);
    const saved = await saveRecipient(tx, userId, values, now);
    if ((await countRecipients(tx, userId)) <= MAX_SAVED) return saved;
    throw invalidTarget(values.kind, { key: 'fields.tooManySaved', params: { count: MAX_SAVED } });
  });
  return requireRecipient(app, userId, id);
}

/** The columns that decide where an item is sent. */
const DESTINATION_FIELDS = ['target', 'networkId', 'bankId'] as const;

/** Throws 404, or 422, also for fields that its kind does not have and for a target that is already saved. */
export async function updateRecipient(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  change: RecipientChange,
): Promise<Recipient> {
  const userId = request.user.id;
  await app.db.transaction(async (tx) => {
    await requireSignedIn(tx, request, app.clock.now());
    const row = await lockRecipient(tx, userId, id);
    if (!row) throw notFound();
    const unknown = unknownFields(row.kind, change);
    if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map((field) => [field, 'fields.unknown' as const])));
    const values = changed(row, change);
    // Unchanged fields are not checked, so that a name can be changed although the network or bank is no longer available.
    if (DESTINATION_FIELDS.some((field) => values[field] !== row[field])) check(values, app.reference);
    if (values.target !== row.target) await keepName(tx, row);
    if (!(await changeRecipient(tx, userId, row.id, values))) throw invalidTarget(row.kind, 'fields.saved');
  });
  return requireRecipient(app, userId, id);
}

/** Throws 404. Past orders keep the name. */
export async function removeRecipient({ db, clock }: FastifyInstance, request: FastifyRequest, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await requireSignedIn(tx, request, clock.now());
    const row = await lockRecipient(tx, request.user.id, id);
    if (!row) throw notFound();
    await keepName(tx, row);
    await deleteRecipient(tx, row);
  });
}
