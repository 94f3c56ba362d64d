import { ReceiptChecksum } from '@kado/contracts';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { useVerifyReceiptQuery } from '../api/receipts.ts';

/** Separators between the groups of a reference that people type or copy: spaces, dashes and invisible characters. */
const BETWEEN = /[\s\p{Pd}\p{Cf}\u2212]/gu;

/** Normalizes a reference to its printed form: K7-4F2M-9QTD for "k7 4f2m 9qtd". */
const asPrinted = (typed: string): string =>
  typed
    .replaceAll(BETWEEN, '')
    .toUpperCase()
    .replace(/^(.+)(.{4})(.{4})$/, '$1-$2-$3');

/** The fields of the form, which are printed at the end of a receipt. */
export const CheckForm = z.object({
  reference: z.string().check(z.overwrite(asPrinted), z.regex(/^(?:K7|PRACTICE)-[0-9A-Z]{4}-[0-9A-Z]{4}$/)),
  checksum: z.pipe(z.string().check(z.trim()), ReceiptChecksum),
});
export type CheckForm = z.infer<typeof CheckForm>;

const NOTHING: CheckForm = { reference: '', checksum: '' };

/** Checks the receipt whose data are in the URL. The QR code of a receipt links to this URL, and the form updates it. */
export function useReceiptCheck() {
  const [params, setParams] = useSearchParams();
  const given = { reference: params.get('reference') ?? '', checksum: params.get('checksum') ?? '' };
  const claim = CheckForm.safeParse(given);
  const query = useVerifyReceiptQuery(claim.data ?? NOTHING, { skip: !claim.success, refetchOnMountOrArgChange: true });
  const check = (typed: CheckForm): void => {
    const next = new URLSearchParams(typed);
    if (next.toString() === params.toString() && claim.success) void query.refetch();
    else setParams(next, { replace: true });
  };
  /** Whether the typed values are those that were checked. */
  const isGiven = (typed: CheckForm): boolean => {
    const { data } = CheckForm.safeParse(typed);
    return data?.reference === claim.data?.reference && data?.checksum === claim.data?.checksum;
  };
  return { given, query: claim.success ? query : undefined, check, isGiven };
}
