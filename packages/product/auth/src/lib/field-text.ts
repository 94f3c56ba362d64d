import type { FieldMessage } from '@kado/feature-kit/form';

/** What a field can be told; the words are under `field.`. */
export type FieldText = 'required' | 'pin' | 'weakPin' | 'again' | 'code' | 'terms' | 'name' | 'email' | 'phone';

const ALWAYS: Readonly<Record<string, FieldText>> = { pin: 'pin', token: 'code', acceptTerms: 'terms', again: 'again' };
const FILLED: Readonly<Record<string, FieldText>> = { firstName: 'name', lastName: 'name', email: 'email', phone: 'phone' };

/** Which text belongs to an issue: the field's own, or that it is empty. */
export function fieldText({ path, code, input }: Parameters<FieldMessage>[0]): FieldText {
  if (path === 'pin' && code === 'custom') return 'weakPin';
  return ALWAYS[path] ?? (input === '' ? undefined : FILLED[path]) ?? 'required';
}
