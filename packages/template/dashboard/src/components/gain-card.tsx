import type { CardPeriod } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { CellHead, Plot } from '@kado/template-ui';
import { PLACEHOLDER_GAIN } from '../lib/placeholder-data.ts';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { useGainCardQuery } from '../api/cards-api.ts';
import { CardView } from './card-view.tsx';
import { Delta } from './delta.tsx';
import { Figure } from './figure.tsx';
import styles from './gain.module.css';

/** Subscribers or orders of a period, with an area chart at the foot of the card. */
export function GainCard({ of, period }: { of: 'subscribers' | 'orders'; period: CardPeriod }) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const query = useGainCardQuery({ name: of, period });
  const title = t(`gain.${of}`);
  return (
    <CardView query={query} blank={PLACEHOLDER_GAIN}>
      {({ series, analyticsData, change = 0 }) => {
        const data = series[0]?.data ?? [];
        const categories = data.map((_, at) => ({ label: t('gain.part', { at: at + 1, of: data.length }) }));
        return (
          <>
            <div className={styles.words}>
              <CellHead title={title} />
              <Figure>{format.count(analyticsData[of])}</Figure>
              <Delta value={change}>{t('gain.before')}</Delta>
            </div>
            <Plot
              bare
              edge
              label={t('gain.label', { title })}
              categories={categories}
              series={[{ label: title, data, color: of === 'orders' ? 'slate' : 'main', as: 'area' }]}
              height={84}
              max={Math.max(1, ...data) * 1.25}
              format={format.count}
            />
          </>
        );
      }}
    </CardView>
  );
}
