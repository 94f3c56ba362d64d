import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** The state of a list: strings and whole numbers from 1; any other change resets `page` to 1. */
export type ListState = Record<string, string | number>;
/** The allowed values of a key; any other becomes the default. `sort` allows asc and desc without being listed. */
export type AllowedValues<State> = { [Key in keyof State]?: readonly State[Key][] };

const MAX_LENGTH = 100;
const ORDERS = ['asc', 'desc'];

function read(text: string | null, fallback: string | number, allowed: readonly unknown[] | undefined): string | number {
  if (text === null) return fallback;
  const value =
    typeof fallback === 'number'
      ? Number(text)
      : text
          .replaceAll(/\p{Cc}/gu, '')
          .slice(0, MAX_LENGTH)
          .toWellFormed();
  const whole = typeof value === 'string' || (/^\d{1,9}$/.test(text) && value >= 1);
  return whole && (!allowed || allowed.includes(value)) ? value : fallback;
}

/** A list's state from a URL; an invalid value becomes the default. */
export function parseList<State extends ListState>(
  params: URLSearchParams,
  defaults: State,
  allowed: AllowedValues<State> = {},
): State {
  const entries = Object.entries(defaults).map(([key, fallback]) => [
    key,
    read(params.get(key), fallback, allowed[key] ?? (key === 'sort' ? ORDERS : undefined)),
  ]);
  return Object.fromEntries(entries) as State;
}

/** The URL of a changed list. Any change but one of `page` resets the page. Default values are omitted, unrelated parameters stay. */
export function changedList<State extends ListState>(
  old: URLSearchParams,
  next: Partial<State>,
  defaults: State,
): URLSearchParams {
  const params = new URLSearchParams(old);
  if ('page' in defaults) params.delete('page');
  for (const [key, value] of Object.entries(next)) params.set(key, String(value));
  for (const [key, fallback] of Object.entries(defaults)) if (params.get(key) === String(fallback)) params.delete(key);
  return params;
}

/**
 * Keeps the state of a list in the URL: `query` is read from it, `change({ q })` writes to it (replacing the history entry,
 * or adding one with `{ push: true }`, as a pager does). The defaults and allowed values should be constants outside the component.
 */
export function useListQuery<State extends ListState>(defaults: State, allowed?: AllowedValues<State>) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => parseList(params, defaults, allowed), [params, defaults, allowed]);
  // The URL is updated later than the user types, so a second change starts from `latest`, not from the URL.
  const latest = useRef(params);
  useLayoutEffect(() => void (latest.current = params), [params]);
  const change = useCallback(
    (next: Partial<State>, { push = false } = {}) => {
      latest.current = changedList(latest.current, next, defaults);
      setParams(latest.current, { replace: !push, preventScrollReset: true });
    },
    [setParams, defaults],
  );
  return { query, change };
}
