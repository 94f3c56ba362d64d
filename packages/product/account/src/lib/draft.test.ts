import { expect, it } from 'vitest';
import { draftFrom, isDraft } from './draft.ts';

const user = { firstName: 'Maya', lastName: 'Haddad', countryIso: 'LB', languageCode: 'en' } as const;

it('C10 a draft is what was typed', () => expect(isDraft({ ...user, firstName: '' })).toBe(true));
it.each([undefined, null, 7, 'x', {}, { firstName: 'May' }, { ...user, lastName: 3 }, { ...user, languageCode: 'xx' }])(
  'a damaged draft %j is ignored',
  (draft) => expect(isDraft(draft)).toBe(false),
);
it('begins as the profile is', () => expect(draftFrom({ ...user, email: 'm@kado.test' } as never)).toEqual(user));
