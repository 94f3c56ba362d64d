import type { Plan } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { ListRow, MoneyText } from '@kado/product-ui';
import { StatusText } from '@kado/ui';
import { isWithinCeiling, PLAN_STYLES, stateOf } from '../lib/states.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';
import { GiftPicture, GiftText } from './gift-text.tsx';
import styles from './plans.module.css';

/** The state of a plan with icon, colour and text; a waiting plan says why it waits. */
export function PlanStateText({ plan }: { plan: Plan }) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const state = stateOf(plan);
  const { icon, tone } = PLAN_STYLES[state];
  const { wait, shortfall } = plan.next ?? {};
  const why =
    wait === 'INSUFFICIENT_FUNDS' && !shortfall
      ? t('wait.shortPlain')
      : wait &&
        !(wait === 'OVER_CEILING' && isWithinCeiling(plan)) &&
        t(`wait.short.${wait}`, { amount: shortfall ? format.money(shortfall) : '' });
  return (
    <StatusText icon={icon} tone={tone}>
      {state === 'waiting' && why ? why : t(`state.${state}`)}
    </StatusText>
  );
}

/** One plan: gift and recipient, schedule, next date, price and limit, and its state. */
export function PlanRow({ plan }: { plan: Plan }) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const { id, schedule, ceiling, price, next } = plan;
  return (
    <ListRow
      to={`/plans/${id}`}
      picture={<GiftPicture gift={plan} />}
      head={<GiftText gift={plan} wallet={ceiling} />}
      meta={
        <>
          <span className={styles.line}>
            {format.facts(format.schedule(schedule), t('list.atMost', { amount: format.money(ceiling) }))}
          </span>
          {next && (
            <span className={styles.line}>
              {t(next.status === 'planned' ? 'list.next' : 'list.due', {
                date: format.dateIn(next.at, schedule.timeZone),
                time: format.timeIn(next.at, schedule.timeZone),
              })}
            </span>
          )}
        </>
      }
      amount={price && <MoneyText money={price} />}
      state={<PlanStateText plan={plan} />}
    />
  );
}
