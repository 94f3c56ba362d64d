import { useAbility } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Icon } from '@kado/ui';
import { bySubject } from '../../lib/role-rules.ts';
import styles from './lens.module.css';
import { useClosed, type Closed } from '../../lib/use-locked-items.ts';

function Why({ closed }: { closed: Closed }) {
  const { t } = useTranslation('template-access');
  const { count = 1 } = closed;
  const { subject } = closed.needs;
  const has = bySubject(useAbility()).find((rule) => rule.subject === subject);
  return (
    <li className={styles.why}>
      {closed.mark === undefined ? <Icon name="lock" size={16} /> : <b className={styles.mark}>{closed.mark}</b>}
      <div>
        <p className={styles.what}>
          <bdi>{closed.label}</bdi>{' '}
          <small>
            {count > 1 && `× ${count} `}
            {t(`lens.kind.${closed.kind}`)}
          </small>
        </p>
        <p className={styles.quiet}>{closed.why}</p>
        <p className={styles.quiet}>
          {has ? t('lens.has', { actions: has.actions.join(', '), subject }) : t('lens.none', { subject })}
        </p>
      </div>
    </li>
  );
}

/** What of this page is closed to the role that is looked as, and why. */
export function Whys() {
  const { t } = useTranslation('template-access');
  const closed = useClosed();
  return (
    <section aria-live="polite">
      <h3 className={styles.head}>{closed.length === 0 ? t('lens.nothing') : t('lens.here', { count: closed.length })}</h3>
      {closed.length > 0 && (
        <ol className={styles.whys}>
          {closed.map((one) => (
            <Why key={one.id} closed={one} />
          ))}
        </ol>
      )}
    </section>
  );
}
