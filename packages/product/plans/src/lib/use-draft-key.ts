import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const PARAM = 'draft';
const UUID = /^[0-9a-f-]{36}$/;

/**
 * The key of the plan that is being made. It is in the URL, so that a repeat after a lost answer or a reload is recognised as the same plan; the page that
 * follows replaces the address.
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
