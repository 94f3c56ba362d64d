import { useFormDraft } from '@kado/feature-kit/form';

/** The draft of a form about one thing, such as `reply.{id}`: a link beside the form, or Escape, loses nothing. What is as `empty` as at first is no draft. */
export function useDraft<Values>(name: string, empty: Values, fits: (values: unknown) => values is Values) {
  const { start = empty, save, clear } = useFormDraft({ name, at: name, fits });
  const isEmpty = (values: Values) => JSON.stringify(values) === JSON.stringify(empty);
  return { start, save: (values: Values) => (isEmpty(values) ? clear() : save(values)), clear };
}
