import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectEqualKeys } from '@kado/i18n/testing';
import ar from './locales/ar.json' with { type: 'json' };

it('has the same keys in all five languages', () =>
  expect(expectEqualKeys(join(import.meta.dirname, 'locales'))).toBeGreaterThan(0));

it('names a plan in Arabic so that its name may be a noun or an adjective', () => expect(ar.plan.title).toBe('الباقة: {{plan}}'));
