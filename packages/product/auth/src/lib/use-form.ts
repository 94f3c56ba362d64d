import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@kado/i18n';
import type { Fault } from './checks.ts';

type Checks<Name extends string> = Partial<Record<Name, (value: string) => Fault | undefined>>;
type Errors<Name extends string> = Partial<Record<Name, string>>;
/** What a refused call tells a form: the text, and texts by field. */
export type Refusal = {
  message: string;
  code: string;
  fields: Readonly<Record<string, string>>;
  data: Readonly<Record<string, unknown>>;
  /** When it came (ms of this device's clock). */
  at?: number;
};

export type Form<Name extends string> = {
  values: Record<Name, string>;
  errors: Errors<Name>;
  /** Why the last sending was refused, until the next one. */
  refusal: Refusal | undefined;
  busy: boolean;
  set: (name: Name) => (value: string) => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * The fields of one form: checks them on submit, sends once, shows the server's texts at their fields, and takes the focus to the first
 * fault. `send` answers with the refusal, or undefined when it went well.
 */
export function useForm<Name extends string>(
  initial: Record<Name, string>,
  checks: Checks<Name>,
  send: (values: Record<Name, string>) => Promise<Refusal | undefined>,
): Form<Name> {
  const { t } = useTranslation('product-auth');
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (Object.keys(errors).length > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const find = (): Errors<Name> => {
    const faults = Object.entries(checks as Record<string, (value: string) => Fault | undefined>).map(
      ([name, check]) => [name, check(values[name as Name])] as const,
    );
    return Object.fromEntries(
      faults.filter(([, fault]) => fault).map(([name, fault]) => [name, t(`field.${fault as Fault}`)]),
    ) as Errors<Name>;
  };
  const go = async () => {
    const found = find();
    setErrors(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0 || sending.current) return;
    sending.current = true;
    setBusy(true);
    const refused = await send(values);
    sending.current = false;
    setBusy(false);
    setRefusal(refused && { ...pick(refused), at: Date.now() });
    if (refused)
      setErrors(Object.fromEntries(Object.entries(refused.fields).filter(([name]) => name in initial)) as Errors<Name>);
  };
  return {
    values,
    errors,
    refusal,
    busy,
    set: (name) => (value) => {
      setValues((old) => ({ ...old, [name]: value }));
      setErrors(({ [name]: _gone, ...rest }) => rest as Errors<Name>);
    },
    submit: (event) => {
      event.preventDefault();
      element.current = event.currentTarget;
      void go();
    },
  };
}

/** A refusal may be an Error, whose message a spread would lose. */
const pick = ({ message, code, fields, data }: Refusal): Refusal => ({ message, code, fields, data });
