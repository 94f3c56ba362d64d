import { type FormEvent, useEffect, useState } from 'react';

/** What is wrong with which field. */
export type Problems<Values> = { [Key in keyof Values]?: string | undefined };

const some = (problems: object): boolean => Object.values(problems).some(Boolean);

/** A form's values. Problems show once someone tried to send it; the first wrong field then takes the focus. */
export function useFields<Values extends object>(start: Values, judge: (values: Values) => Problems<Values>) {
  const [values, setValues] = useState(start);
  const [tried, setTried] = useState<{ form: HTMLElement }>();
  useEffect(() => tried?.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [tried]);
  return {
    values,
    problems: tried ? judge(values) : ({} as Problems<Values>),
    put: (next: Partial<Values>) => setValues((old) => ({ ...old, ...next })),
    restart: (next: Values) => {
      setValues(next);
      setTried(undefined);
    },
    submit: (send: (values: Values) => void) => (event: FormEvent<HTMLElement>) => {
      event.preventDefault();
      setTried({ form: event.currentTarget });
      if (!some(judge(values))) send(values);
    },
  };
}

/** How a form's values are read and written. */
export type Fields<Values extends object> = ReturnType<typeof useFields<Values>>;
