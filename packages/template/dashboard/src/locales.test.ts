import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectEqualKeys } from '@kado/i18n/testing';

it('says the same in all languages', () => expect(expectEqualKeys(join(import.meta.dirname, 'locales'))).toBeGreaterThan(100));
