import { expect, it } from 'vitest';
import { draftFrom, isDraft } from './draft.ts';

const user = { firstName: 'Maya', lastName: 'Haddad', countryIso: 'LB', languageCode: 'en' } as const;

it('C10 accepts what was typed as a draft', () => expect(isDraft({ ...user, firstName: '' })).toBe(true));
it.each([undefined, null, 7, 'x', {}, { firstName: 'May' }, { ...user, lastName: 3 }, { ...user, languageCode: 'xx' }])(
  'ignores a damaged draft %j',
  (draft) => expect(isDraft(draft)).toBe(false),
);
it('starts with the values of the profile', () => expect(draftFrom({ ...user, email: 'm@kado.test' } as never)).toEqual(user));
