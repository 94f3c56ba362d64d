import type { ReactNode } from 'react';
import { useTranslation } from '@kado/i18n';
import { cx } from '@kado/ui';
import styles from './facts.module.css';

/** A name and what stands for it; an empty text says so. */
export type Fact = { name: string; value: ReactNode; ltr?: boolean };

function Value({ value, ltr }: Omit<Fact, 'name'>) {
  const { t } = useTranslation('template-users');
  if (value === undefined || value === '') return <span className={styles.none}>{t('field.none')}</span>;
  return typeof value === 'string' ? <bdi dir={ltr ? 'ltr' : 'auto'}>{value}</bdi> : value;
}

/** What is known about something, line by line; `twin` sets two side by side where there is room. */
export function Facts({ facts, twin }: { facts: readonly Fact[]; twin?: boolean }) {
  return (
    <dl className={cx(styles.facts, twin && styles.twin)}>
      {facts.map(({ name, ...fact }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Value {...fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
