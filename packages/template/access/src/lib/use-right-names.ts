import { wordOf } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';

/** The names of a right's action and subject. They are data: one without a translation is shown unchanged. */
export function useRightNames(): (kind: 'action' | 'subject', key: string) => string {
  const { i18n } = useTranslation();
  return (kind, key) => (i18n.exists(`common:right.${kind}.${key}`) ? wordOf(i18n, 'common', `right.${kind}.${key}`) : key);
}
