import { expectEqualKeys } from '@kado/i18n/testing';
import { expect, it } from 'vitest';

it('has the same keys in all five languages', () =>
  expect(expectEqualKeys(`${import.meta.dirname}/locales`)).toBeGreaterThan(20));
