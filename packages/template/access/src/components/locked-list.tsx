import { useAbility } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Icon } from '@kado/ui';
import { bySubject } from '../lib/role-rules.ts';
import styles from './lens.module.css';
import { useRightNames } from '../lib/use-right-names.ts';
import { useLockedItems, type LockedItem } from '../lib/use-locked-items.ts';

function LockedRow({ item }: { item: LockedItem }) {
  const { t } = useTranslation(['template-access', 'common']);
  const { count = 1 } = item;
  const { subject } = item.needs;
  const named = useRightNames();
  const on = named('subject', subject);
  const has = bySubject(useAbility()).find((rule) => rule.subject === subject);
  return (
    <li className={styles.row}>
      {item.mark === undefined ? <Icon name="lock" size={16} /> : <b className={styles.mark}>{item.mark}</b>}
      <div>
        <p className={styles.name}>
          <bdi>{item.label}</bdi>{' '}
          <small>
            {count > 1 && `× ${count} `}
            {t(`lens.kind.${item.kind}`)}
          </small>
        </p>
        <p className={styles.quiet}>{item.why}</p>
        <p className={styles.quiet}>
          {has
            ? t('lens.has', {
                actions: has.actions.map((action) => named('action', action)).join(t('common:list.comma')),
                subject: on,
              })
            : t('lens.none', { subject: on })}
        </p>
      </div>
    </li>
  );
}

/** The items of this page that the lens role cannot use, with the reasons. */
export function LockedList() {
  const { t } = useTranslation('template-access');
  const items = useLockedItems();
  return (
    <section aria-live="polite">
      <h3 className={styles.head}>{items.length === 0 ? t('lens.nothing') : t('lens.here', { count: items.length })}</h3>
      {items.length > 0 && (
        <ol className={styles.locked}>
          {items.map((one) => (
            <LockedRow key={one.id} item={one} />
          ))}
        </ol>
      )}
    </section>
  );
}
