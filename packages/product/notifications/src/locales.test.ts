import { join } from 'node:path';
import { expect, it } from 'vitest';
import { expectEqualKeys } from '@kado/i18n/testing';
import ar from './locales/ar.json' with { type: 'json' };
import pt from './locales/pt.json' with { type: 'json' };

it('has the same keys in all five languages', () =>
  expect(expectEqualKeys(join(import.meta.dirname, 'locales'))).toBeGreaterThan(0));

it('calls an expired deposit in Arabic what its page and its mail call it', () =>
  expect(ar.kind.depositExpired).toBe('انتهت مهلة الإيداع {{reference}}'));

it('answers to a message, in Portuguese grammar', () =>
  expect(pt.kind.supportAnswered).toBe('Respondemos à sua mensagem {{reference}}'));
