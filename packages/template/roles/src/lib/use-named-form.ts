import { type FormEvent, useState } from 'react';
import { errorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { focusName, nameProblem } from './names.ts';

type FormOptions<Fields> = {
  start: Fields;
  /** The id of what is edited; a new one has none. */
  own: number | undefined;
  all: readonly { id: number; name: string }[];
  /** What the name's field says when there is none, or when it is taken. */
  words: Record<'missing' | 'taken', string>;
  onSend: (fields: Fields) => Promise<unknown>;
  onSaved: () => void;
};

/** What a form holds whose name must be free, what is wrong with it, and how it is sent. */
export function useNamedForm<Fields extends { name: string }>(options: FormOptions<Fields>) {
  const { start, own, all, words, onSend, onSaved } = options;
  const { t } = useTranslation();
  const [fields, setFields] = useState(start);
  // As they were when the form opened: once it is saved, its own name is taken.
  const [others] = useState(all);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const problem = nameProblem(fields.name, others, own);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    setFailure(undefined);
    if (problem) focusName(event.currentTarget);
    else
      void onSend({ ...fields, name: fields.name.trim() }).then(onSaved, (error: unknown) =>
        setFailure(errorText(error) ?? t('error.text')),
      );
  };
  return {
    ...fields,
    change: (next: Partial<Fields>) => setFields((old) => ({ ...old, ...next })),
    nameError: tried && problem ? words[problem] : undefined,
    failure,
    submit,
  };
}
