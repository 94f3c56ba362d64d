import { expectEqualKeys } from '@kado/i18n/testing';
import { expect, it } from 'vitest';

it('says the same in all languages', () => expect(expectEqualKeys(`${import.meta.dirname}/locales`)).toBeGreaterThan(20));
