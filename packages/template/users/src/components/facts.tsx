import type { ReactNode } from 'react';
import { useTranslation } from '@kado/i18n';
import { cx } from '@kado/ui';
import styles from './facts.module.css';

/** A name and its value; an empty value is shown as missing. */
export type Fact = { name: string; value: ReactNode; ltr?: boolean };

function Value({ value, ltr }: Omit<Fact, 'name'>) {
  const { t } = useTranslation('template-users');
  if (value === undefined || value === '') return <span className={styles.none}>{t('field.none')}</span>;
  if (typeof value !== 'string') return value;
  const at = value.lastIndexOf('@');
  // A long e-mail address wraps before the @ sign.
  return (
    <bdi dir={ltr ? 'ltr' : 'auto'}>
      {at < 0 ? (
        value
      ) : (
        <>
          {value.slice(0, at)}
          <wbr />
          {value.slice(at)}
        </>
      )}
    </bdi>
  );
}

/** Names and values; `twoColumns` puts two pairs in a row if they fit. */
export function Facts({ facts, twoColumns }: { facts: readonly Fact[]; twoColumns?: boolean }) {
  return (
    <dl className={cx(styles.facts, twoColumns && styles.twoColumns)}>
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
