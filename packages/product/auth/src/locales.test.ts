import { join } from 'node:path';
import { expectEqualKeys } from '@kado/i18n/testing';
import { expect, it } from 'vitest';

it('has the same keys in all languages', () => expect(expectEqualKeys(join(import.meta.dirname, 'locales'))).toBeGreaterThan(8));
