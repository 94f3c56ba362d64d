import type { StoreOverview } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { cx } from '@kado/ui';
import { Legend, type RingPart, Ring } from '@kado/template-ui';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { Figure } from './figure.tsx';
import styles from './figures.module.css';
import local from './earnings.module.css';

/** The earnings by source. */
export function EarningsCard({ earnings, span }: { earnings: StoreOverview['earnings']; span: string }) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const parts: RingPart[] = [
    { label: t('earnings.shop'), value: earnings.shop, color: 'main' },
    { label: t('earnings.services'), value: earnings.services, color: 'slate' },
    { label: t('earnings.app'), value: earnings.app, color: 'soft' },
  ];
  const items = parts.map(({ label, value, color }) => ({ key: label, color, label: `${label} ${format.percent(value)}` }));
  return (
    <>
      <div className={local.top}>
        <div className={styles.grow}>
          <h2 className={styles.strong}>{t('earnings.title')}</h2>
          <p className={cx(styles.small, styles.faint)}>{span}</p>
          <div className={local.figure}>
            <Figure>{format.usd(earnings.amount)}</Figure>
          </div>
          <p className={cx(styles.small, styles.quiet, local.note)}>
            {t('earnings.more', { share: format.percent(earnings.change) })}
          </p>
        </div>
        <Ring label={t('earnings.label')} valueLabel={t('earnings.share')} parts={parts} format={format.percent} />
      </div>
      <Legend items={items} />
    </>
  );
}
