import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectEqualKeys } from '@kado/i18n/testing';
import pt from './locales/pt.json' with { type: 'json' };

it('has the same keys in all five languages', () =>
  expect(expectEqualKeys(join(import.meta.dirname, 'locales'))).toBeGreaterThan(20));

it('has one Portuguese verb for the change of every kind of item', () =>
  expect(Object.values(pt.line.more).filter((text) => !text.startsWith('Alterar '))).toEqual([]));
