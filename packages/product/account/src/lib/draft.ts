import { LanguageCode, type User } from '@kado/contracts';

/** The profile data as typed in the form. */
export type ProfileDraft = Pick<User, 'firstName' | 'lastName' | 'countryIso' | 'languageCode'>;
const TEXTS = ['firstName', 'lastName', 'countryIso'] as const;

export const draftFrom = ({ firstName, lastName, countryIso, languageCode }: ProfileDraft): ProfileDraft => ({
  firstName,
  lastName,
  countryIso,
  languageCode,
});

/** Whether a stored value has the shape of a draft; other values are ignored. */
export const isDraft = (value: unknown): value is ProfileDraft =>
  typeof value === 'object' &&
  value !== null &&
  TEXTS.every((field) => typeof Reflect.get(value, field) === 'string') &&
  LanguageCode.safeParse(Reflect.get(value, 'languageCode')).success;
