import type { CardPeriod } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { Button, useToast } from '@kado/ui';
import type { CardName } from '../lib/card-layout.ts';
import { HiddenMenu } from './hidden-menu.tsx';
import { PeriodMenu } from './period-menu.tsx';

type AnalyticsActionsProps = { cards: readonly CardName[]; period: CardPeriod; onPeriod: (period: CardPeriod) => void };

/** The actions of the analytics page; its address holds what is shown, so that the link can be shared. */
export function AnalyticsActions({ cards, period, onPeriod }: AnalyticsActionsProps) {
  const { t } = useTranslation('template-dashboard');
  const toast = useToast();
  const share = () =>
    void navigator.clipboard.writeText(location.href).then(
      () => toast({ text: t('share.done'), tone: 'good' }),
      () => toast({ text: t('share.failed', { address: location.href }), tone: 'bad' }),
    );
  return (
    <>
      <HiddenMenu of={cards} />
      <PeriodMenu of={t('period.dates')} value={period} onChange={onPeriod} />
      <Button variant="plain" size="small" icon="link" onClick={share}>
        {t('share.label')}
      </Button>
    </>
  );
}
