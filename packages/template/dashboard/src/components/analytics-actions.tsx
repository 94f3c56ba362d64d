import type { CardPeriod } from '@kado/contracts/template';
import { useCopy } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button } from '@kado/ui';
import type { CardName } from '../lib/card-layout.ts';
import { HiddenMenu } from './hidden-menu.tsx';
import { PeriodMenu } from './period-menu.tsx';

type AnalyticsActionsProps = { cards: readonly CardName[]; period: CardPeriod; onPeriod: (period: CardPeriod) => void };

/** The actions of the analytics page. The URL holds the chosen periods, so that the copied link shows the same. */
export function AnalyticsActions({ cards, period, onPeriod }: AnalyticsActionsProps) {
  const { t } = useTranslation('template-dashboard');
  const copy = useCopy();
  return (
    <>
      <HiddenMenu of={cards} />
      <PeriodMenu of={t('period.dates')} value={period} onChange={onPeriod} />
      <Button variant="plain" size="small" icon="link" onClick={() => void copy(location.href, t('share.done'))}>
        {t('share.label')}
      </Button>
    </>
  );
}
