import type { Item, Quote } from '@kado/contracts';
import { useRetryOnline } from '@kado/feature-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { changesOf, type Change } from './changes.ts';
import { useCreateQuoteMutation } from '../api/quotes.ts';
import { receivedNow, useSecondsLeft, type ReceivedQuote } from './use-seconds-left.ts';

/** A renewed quote that the user has to accept, with its changes. */
export type Renewed = { changes: Change[] };

/** A failed quote request: the error, and the items of the request. */
export type FailedQuote = {
  failure: NonNullable<ReturnType<typeof useCreateQuoteMutation>[1]['error']>;
  items: readonly Item[];
};

/** Requests quotes; ignores the response to a request that is no longer the latest. */
function useLatestQuote() {
  const [createQuote, { isLoading }] = useCreateQuoteMutation();
  const requests = useRef(0);
  const create = useCallback(
    async (list: readonly Item[]) => {
      requests.current += 1;
      const number = requests.current;
      const answer = await createQuote([...list]);
      return number === requests.current ? answer : undefined;
    },
    [createQuote],
  );
  return { create, isLoading };
}

/**
 * The quote of the items. It is requested at once, and again when the items change or the quote expires. After an expiry the new
 * prices are shown beside the old ones until the user accepts them. Paying is blocked after a failure (`failed`), and while the quote
 * belongs to an earlier list of items (`outdated`).
 */
export function useQuote(items: readonly Item[], waiting: boolean) {
  const { create, isLoading } = useLatestQuote();
  const [failed, setFailed] = useState<FailedQuote>();
  const [held, setHeld] = useState<ReceivedQuote>();
  const [before, setBefore] = useState<Quote>();
  const [quoted, setQuoted] = useState<readonly Item[]>([]);
  const left = useSecondsLeft(held);
  const requestedKey = useRef('');
  const key = useMemo(() => JSON.stringify(items), [items]);

  const request = useCallback(
    async (list: readonly Item[], old: Quote | undefined) => {
      const answer = await create(list);
      if (!answer) return;
      setFailed(answer.error && { failure: answer.error, items: list });
      if (answer.data === undefined) return;
      setQuoted(list);
      setBefore(old);
      setHeld(receivedNow(answer.data));
    },
    [create],
  );
  const renew = (fresh?: Quote) => {
    const old = before ?? held?.quote;
    if (!fresh) return void request(quoted.length > 0 ? quoted : items, old);
    setBefore(old);
    setHeld(receivedNow(fresh));
  };
  useEffect(() => {
    if (waiting || items.length === 0 || requestedKey.current === key) return;
    requestedKey.current = key;
    void request(items, undefined);
  }, [items, key, waiting, request]);
  const over = left === 0;
  useEffect(() => {
    if (!over || before || waiting || !held) return undefined;
    const timer = setTimeout(() => void request(quoted, held.quote));
    return () => clearTimeout(timer);
  }, [over, before, waiting, held, quoted, request]);

  const outdated = JSON.stringify(quoted) !== key;
  const retry = () => (held && !outdated ? renew() : void request(items, outdated ? undefined : before));
  useRetryOnline(failed?.failure, retry);
  return {
    // Another tab may have emptied the cart, which leaves nothing to pay.
    held: items.length === 0 && !waiting ? undefined : held,
    items: quoted,
    outdated,
    renewed: before && held ? ({ changes: changesOf(before, held.quote) } satisfies Renewed) : undefined,
    over,
    loading: isLoading,
    failed,
    retry,
    renew,
    agree: () => (over ? renew() : setBefore(undefined)),
  };
}

/** The result of useQuote. */
export type QuoteState = ReturnType<typeof useQuote>;
