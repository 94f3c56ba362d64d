import { useLanguage } from '@kado/i18n';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  useController,
  useForm,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  type UseFormSetError,
} from 'react-hook-form';
import type { z } from 'zod/mini';
import { schemaResolver, type FieldMessage } from './schema-resolver.ts';

export type { FieldMessage, UseFormReturn };

/** react-hook-form's hook for a value that a component shows. Do not use the form's `watch()`: React's compiler caches its first result. */
export { useWatch } from 'react-hook-form';

/** Options of a form. */
export type SchemaFormOptions<Values extends FieldValues> = {
  defaultValues: DefaultValues<Values>;
  /** Returns the text under an invalid field. */
  message: FieldMessage;
  /** When a field is first validated; by default on submit, and after that on every change. */
  mode?: 'onSubmit' | 'onBlur' | 'onChange' | 'onTouched' | undefined;
};

const optionsOf = <Values extends FieldValues>({ defaultValues, mode = 'onSubmit' }: SchemaFormOptions<Values>) =>
  ({ defaultValues, mode, reValidateMode: 'onChange' }) as const;

/** When the language changes, validates the invalid fields again, so that their texts are in the new language. Texts of the server stay unchanged. */
function useErrorsInLanguage<Input extends FieldValues, Output>(form: UseFormReturn<Input, unknown, Output>) {
  const { lng } = useLanguage();
  const madeIn = useRef(lng);
  const { trigger } = form;
  const { errors } = form.formState;
  useEffect(() => {
    if (madeIn.current === lng) return;
    madeIn.current = lng;
    const own = Object.entries(errors).filter(([name, error]) => name !== 'root' && error?.type !== 'server');
    if (own.length > 0) void trigger(own.map(([name]) => name as FieldPath<Input>));
  }, [lng, errors, trigger]);
  return form;
}

/**
 * react-hook-form with a contract's schema as its resolver: the schema validates, react-hook-form holds the values and focuses the first error.
 * `handleSubmit` passes the parsed values, including the schema's transformations.
 */
export const useSchemaForm = <Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  options: SchemaFormOptions<NoInfer<Input>>,
): UseFormReturn<Input, unknown, Output> =>
  useErrorsInLanguage(
    useForm<Input, unknown, Output>({ ...optionsOf(options), resolver: schemaResolver(schema, options.message) }),
  );

/**
 * Like useSchemaForm, for a page that must be small: the schema and zod are fetched with the first validation. If that fails, the values are submitted
 * as they are, and the server validates them.
 */
export const useLazySchemaForm = <Input extends FieldValues, Output>(
  loadSchema: () => Promise<z.ZodMiniType<Output, Input>>,
  options: SchemaFormOptions<NoInfer<Input>>,
): UseFormReturn<Input, unknown, Output> =>
  useErrorsInLanguage(
    useForm<Input, unknown, Output>({
      ...optionsOf(options),
      resolver: async (values, ...rest) => {
        const schema = await loadSchema().catch(() => undefined);
        return schema ? schemaResolver(schema, options.message)(values, ...rest) : { values: values as never, errors: {} };
      },
    }),
  );

/** Props for a control of the form: value, change handlers and error text. `ref` lets the form focus it. */
export type BoundField<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value | { target: { value: unknown } }) => void;
  onBlur: () => void;
  ref: (element: { focus: () => void } | null) => void;
  error: string | undefined;
};

/** Props of FormField. */
export type FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = {
  control: Control<Values, unknown, Output>;
  name: Name;
  /** Renders the control: `(field) => <TextField label={t('email')} {...field} />`. */
  children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactNode;
};

/** Binds a control to the form: value, change, blur, focus and error text. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>, Output = Values>({
  control,
  name,
  children,
}: FormFieldProps<Values, Name, Output>) {
  const { field, fieldState } = useController({ control, name });
  return children({
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    ref: field.ref,
    error: fieldState.error?.message,
  });
}

/** The name for `setError` of an error that belongs to no field; FormField shows the errors of fields. */
export const FORM_ERROR = 'root.server';

/**
 * Shows a failed call in the form: each text of `cause.fields` (dotted paths, as in ApiError and QueryFailure) at its field, and focuses the first; if none of
 * them is a field of the form, sets the message as `formState.errors.root.server`. Returns whether a field got a text.
 */
export function showFieldErrors<Values extends FieldValues>(
  cause: { message: string; fields?: Readonly<Record<string, string>> | undefined },
  values: Values,
  setError: UseFormSetError<Values>,
): boolean {
  const texts = Object.entries(cause.fields ?? {}).filter(([path]) => Object.hasOwn(values, path.split('.')[0] ?? path));
  for (const [at, [path, message]] of texts.entries())
    setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: at === 0 });
  if (texts.length === 0) setError(FORM_ERROR, { type: 'server', message: cause.message });
  return texts.length > 0;
}

export { type FormDraftOptions, useFormDraft, usePersistDraft } from './form-draft.ts';
