import { join } from 'node:path';
import { expectEqualKeys } from '@kado/i18n/testing';
import { expect, it } from 'vitest';

it('says the same in all languages', () => expect(expectEqualKeys(join(import.meta.dirname, 'locales'))).toBeGreaterThan(8));
