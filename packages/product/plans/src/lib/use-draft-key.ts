import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const PARAM = 'draft';
const UUID = /^[0-9a-f-]{36}$/;

/**
 * The idempotency key of the plan being created. It is in the URL, so that a retry after a lost response or a reload creates no second plan. The next page replaces
 * this URL.
 */
export function useDraftKey(): string {
  const [params, setParams] = useSearchParams();
  const inUrl = params.get(PARAM);
  const [made] = useState(() => crypto.randomUUID());
  const valid = inUrl !== null && UUID.test(inUrl);
  useEffect(() => {
    if (valid) return;
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        next.set(PARAM, made);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [valid, made, setParams]);
  return valid ? inUrl : made;
}
