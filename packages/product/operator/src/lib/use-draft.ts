import { useFormDraft } from '@kado/feature-kit/form';
import { usePref } from '@kado/state';
import { useEffect } from 'react';

/** The draft of a form about one record, such as `reply.{id}`. It is kept when the user follows a link or presses Escape. Values equal to `empty` are not stored. */
export function useDraft<Values>(name: string, empty: Values, fits: (values: unknown) => values is Values) {
  const { start = empty, save, clear } = useFormDraft({ name, at: name, fits });
  const isEmpty = (values: Values) => JSON.stringify(values) === JSON.stringify(empty);
  return { start, save: (values: Values) => (isEmpty(values) ? clear() : save(values)), clear };
}

const isAnything = (_value: unknown): _value is unknown => true;

/** Removes a draft that is no longer needed, for example of a deposit that another operator has decided. */
export function useDraftEnd(name: string, over: boolean) {
  const [draft, change] = usePref<unknown>(`draft.${name}`, isAnything, undefined);
  const useless = over && draft !== undefined;
  useEffect(() => {
    if (useless) change(undefined);
  }, [useless, change]);
}
