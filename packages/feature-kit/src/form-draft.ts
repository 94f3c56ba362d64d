import { useAppSelector, usePref } from '@kado/state';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Calls `save` with the values of a form when they change; the initial values are not saved. */
export function usePersistDraft<Values>(values: Values, start: Values, save: (values: Values) => void): void {
  const [text, initial] = [values, start].map((each) => JSON.stringify(each));
  const latest = useRef(save);
  const previous = useRef(initial);
  useEffect(() => void (latest.current = save));
  useEffect(() => {
    if (text === previous.current || text === undefined) return;
    previous.current = text;
    latest.current(JSON.parse(text) as Values);
  }, [text]);
}

type StoredDraft = { owner: string; at: string; values: unknown };
const isStored = (value: unknown): value is StoredDraft | undefined =>
  value === undefined ||
  (typeof value === 'object' &&
    value !== null &&
    'values' in value &&
    (['owner', 'at'] as const).every((key) => typeof Reflect.get(value, key) === 'string'));

/** Options of a form's draft. */
export type FormDraftOptions<Values> = {
  /** The draft is stored as the preference `draft.{name}`. */
  name: string;
  /** The address of the form. A draft is restored only at its own address, so that it does not replace the values of a link that fills in the form. */
  at: string;
  /** Whether a stored value is a draft of this form; a damaged one is ignored. */
  fits: (values: unknown) => values is Values;
};

/**
 * The draft of a form: stored in this browser on each change, until it is cleared or the user signs out. `start` is the draft stored at this
 * address, `last` the latest draft of this form at any address.
 */
export function useFormDraft<Values>({ name, at, fits }: FormDraftOptions<Values>) {
  const owner = useAppSelector(({ session }) => session.user?.id);
  const [stored, change] = usePref(`draft.${name}`, isStored, undefined);
  const [last] = useState(() => {
    const values = stored?.owner === owner ? stored?.values : undefined;
    return fits(values) ? values : undefined;
  });
  const [start] = useState(() => (stored?.at === at ? last : undefined));
  const save = useCallback((values: Values) => owner !== undefined && change({ owner, at, values }), [change, owner, at]);
  const clear = useCallback(() => change(undefined), [change]);
  return { start, last, save, clear };
}
