import { use, useSyncExternalStore } from 'react';
import type { FlatNamespace, i18n } from 'i18next';
import { type FallbackNs, getI18n, I18nContext, type UseTranslationResponse } from 'react-i18next';
import { Readers } from './readers.ts';

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]];
type Translation<Ns extends Namespaces | undefined> = Pick<UseTranslationResponse<FallbackNs<Ns>, undefined>, 't' | 'i18n'>;

const readers = new WeakMap<i18n, Readers>();

function readersOf(instance: i18n): Readers {
  const known = readers.get(instance) ?? new Readers(instance);
  readers.set(instance, known);
  return known;
}

/**
 * The words of one namespace, or of several, the common ones without any; a component is drawn again when its words change, not when others come
 * (docs/adr/0012).
 */
export function useTranslation<const Ns extends Namespaces | undefined = undefined>(namespaces?: Ns): Translation<Ns> {
  // Without a provider the instance that was set up last, as react-i18next has it.
  const given = readersOf(use(I18nContext)?.i18n ?? getI18n());
  const read = () => given.of(namespaces ?? 'common') as unknown as Translation<Ns>;
  return useSyncExternalStore(given.subscribe, read, read);
}
