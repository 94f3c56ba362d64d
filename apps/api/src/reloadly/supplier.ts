import type { Supplier, SupplierJob, SupplierResult } from '../supplier/supplier.ts';
import { fromMinor } from './amounts.ts';
import type { ReloadlyClient } from './client.ts';
import { Accepted, TopupStatus, type Transaction, TransactionPage } from './messages.ts';
import { operatorIdOf } from './networks.ts';
import { readStatement, TOPUPS } from './statement.ts';
import { lookedUp, REFUSED, resultOfStatus, submitted } from './outcomes.ts';

/** Finds a network in the list that was loaded last. */
export type Sold = (networkId: string) => { countryIso: string; supportsLocalAmounts: boolean } | undefined;

/** The transaction with our reference; undefined when Reloadly has none. */
async function findTransaction(client: ReloadlyClient, reference: string, signal: AbortSignal): Promise<Transaction | undefined> {
  const query = new URLSearchParams({ customIdentifier: reference, size: '10', page: '1' });
  const { content } = await client.get(`/topups/reports/transactions?${query}`, TransactionPage, signal);
  return content.find(({ customIdentifier }) => customIdentifier === reference);
}

async function findResult(
  client: ReloadlyClient,
  reference: string,
  signal: AbortSignal,
): Promise<SupplierResult | { state: 'unknown' }> {
  const found = await findTransaction(client, reference, signal);
  if (!found) return { state: 'unknown' };
  const result = resultOfStatus(found.status);
  if (result.state !== 'failed') return result;
  const { status, code } = await client.get(`/topups/${found.transactionId}/status`, TopupStatus, signal);
  return resultOfStatus(status, code);
}

function requestOf({ reference, target, networkId, send, sendCurrency, receive, receiveCurrency }: SupplierJob, sold: Sold) {
  const [operatorId, network] = [operatorIdOf(networkId), sold(networkId)];
  if (operatorId === undefined || !network) return undefined;
  const { countryIso: countryCode, supportsLocalAmounts: useLocalAmount } = network;
  return {
    operatorId,
    // The buyer was promised the received amount, so we order this amount if the operator accepts it.
    amount: useLocalAmount ? fromMinor(receive, receiveCurrency) : fromMinor(send, sendCurrency),
    useLocalAmount,
    customIdentifier: reference,
    recipientPhone: { countryCode, number: target.slice(1) },
  };
}

/**
 * Reloadly's airtime API. Its customIdentifier is our reference: Reloadly accepts each only once, and finds a top-up by it, so an unknown outcome is looked up
 * instead of buying twice. Top-ups are asynchronous: a submission is accepted, then looked up.
 */
export const createReloadly = (client: ReloadlyClient, sold: Sold): Supplier => ({
  name: 'reloadly',
  timeoutMs: 15_000,
  submit: async (job, signal) => {
    const request = requestOf(job, sold);
    return request ? submitted(client.post('/topups-async', request, Accepted, signal)) : REFUSED;
  },
  check: ({ reference }, signal) => lookedUp(findResult(client, reference, signal)),
  statement: (from, until) => readStatement(client, TOPUPS, from, until),
});
