import { InvoiceClient, InvoiceParts, PAYMENT_METHODS } from '@kado/contracts/template';
import type { Draft, DraftLine } from './draft.ts';

/** A draft that was not saved, and when it was last changed. */
export type KeptDraft = { at: string; draft: Draft };

const LINE = ['title', 'description', 'cost', 'qty', 'discount', 'tax'] as const satisfies (keyof DraftLine)[];
const TEXTS = ['issued', 'due', 'salesperson', 'note'] as const satisfies (keyof Draft)[];

const keyOf = (place: string): string => `invoice-draft/${place}`;
const isRow = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const hasTexts = (value: unknown, keys: readonly string[]): value is Record<string, unknown> =>
  isRow(value) && keys.every((key) => typeof value[key] === 'string');
const isLine = (value: unknown): value is DraftLine => hasTexts(value, LINE) && Number.isSafeInteger(value['key']);

function isDraft(value: unknown): value is Draft {
  if (!hasTexts(value, TEXTS)) return false;
  const { client, lines, acceptVia, parts } = value;
  return (
    (client === undefined || InvoiceClient.safeParse(client).success) &&
    Array.isArray(lines) &&
    lines.length > 0 &&
    lines.every(isLine) &&
    new Set(lines.map(({ key }) => key)).size === lines.length &&
    PAYMENT_METHODS.some((method) => method === acceptVia) &&
    InvoiceParts.safeParse(parts).success
  );
}

/** What this tab keeps of an invoice for that person; a damaged one, or another's, counts as none. */
export function readDraft(place: string, owner: string): KeptDraft | undefined {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null');
    if (!isRow(found)) return undefined;
    const { at, draft } = found;
    if (found['owner'] !== owner || typeof at !== 'string' || Number.isNaN(Date.parse(at)) || !isDraft(draft)) return undefined;
    return { at, draft };
  } catch {
    return undefined;
  }
}

/** Keeps a draft until the tab closes, for the person who writes it; undefined forgets it. */
export function keepDraft(place: string, owner: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(place), JSON.stringify({ owner, at: new Date().toISOString(), draft }));
    else sessionStorage.removeItem(keyOf(place));
  } catch {
    // Without storage a draft lives as long as its page.
  }
}
