import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectEqualKeys } from '@kado/i18n/testing';

it('speaks all five languages', () => expect(expectEqualKeys(join(import.meta.dirname, 'locales'))).toBeGreaterThan(0));
