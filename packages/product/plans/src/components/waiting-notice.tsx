import { type PlanDetails, type PlanRun, toDecimal } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Button, Callout } from '@kado/ui';
import { isWithinCeiling } from '../lib/states.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';

type NoticeProps = { plan: PlanDetails; run: PlanRun };

/** The title and text that say why a run is waiting. */
function useWaitText({ plan, run }: NoticeProps): { title: string; text: string } {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const { price, ceiling } = plan;
  const date = format.date(run.date);
  const { wait = 'NOT_AVAILABLE', shortfall } = run;
  if (wait === 'INSUFFICIENT_FUNDS')
    return {
      title: shortfall ? t('wait.INSUFFICIENT_FUNDS.title', { amount: format.money(shortfall) }) : t(`wait.${wait}.plainTitle`),
      text: t('wait.INSUFFICIENT_FUNDS.text', { date }),
    };
  if (wait === 'NOT_AVAILABLE') return { title: t(`wait.${wait}.title`), text: t(`wait.${wait}.text`, { date }) };
  const limit = format.money(ceiling);
  if (!price) return { title: t('wait.OVER_CEILING.title'), text: t('wait.OVER_CEILING.plain', { date, ceiling: limit }) };
  const key = isWithinCeiling(plan) ? 'WITHIN_CEILING' : 'OVER_CEILING';
  return {
    title: t(`wait.${key}.title`),
    text: t(`wait.${key}.text`, { date, price: format.money(price), ceiling: limit }),
  };
}

/** Shows why a run is waiting, and what the user can do. */
export function WaitingNotice({ plan, run }: NoticeProps) {
  const { t } = useTranslation('product-plans');
  const { title, text } = useWaitText({ plan, run });
  const { wait, shortfall } = run;
  const actions =
    wait === 'INSUFFICIENT_FUNDS' ? (
      <Button size="small" icon="plus" to={shortfall ? `/deposits/new?credit=${toDecimal(shortfall)}` : '/deposits/new'}>
        {t('do.addMoney')}
      </Button>
    ) : (
      wait === 'OVER_CEILING' &&
      !isWithinCeiling(plan) && (
        <Button size="small" to={`/plans/${plan.id}/change`}>
          {t('do.raise')}
        </Button>
      )
    );
  return (
    <Callout tone="warn" icon="clock" title={title} titleAs="h2" actions={actions || undefined}>
      {text} {t('wait.until')}
    </Callout>
  );
}
