import type { FieldMessage } from '@kado/feature-kit/form';

/** The error texts of fields; their translation keys begin with `field.`. */
export type FieldText = 'required' | 'pin' | 'weakPin' | 'again' | 'code' | 'terms' | 'name' | 'email' | 'phone';

const ALWAYS: Readonly<Record<string, FieldText>> = { pin: 'pin', token: 'code', acceptTerms: 'terms', again: 'again' };
const FILLED: Readonly<Record<string, FieldText>> = { firstName: 'name', lastName: 'name', email: 'email', phone: 'phone' };

/** The error text of a validation issue: the text of its field, or 'required' if the field is empty. */
export function fieldText({ path, code, input }: Parameters<FieldMessage>[0]): FieldText {
  if (path === 'pin' && code === 'custom') return 'weakPin';
  return ALWAYS[path] ?? (input === '' ? undefined : FILLED[path]) ?? 'required';
}
