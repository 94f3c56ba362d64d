import type { PlanDetails } from '@kado/contracts';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { MoneyText, ReceiptCard, ReceiptCardPart } from '@kado/product-ui';
import { Button, Line, Lines, Stack, Text } from '@kado/ui';
import { usePlanActions } from '../lib/use-plan-actions.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';
import { EndPlan } from './end-plan.tsx';

/** The actions for a plan that has not ended. */
function PlanActions({ plan }: { plan: PlanDetails }) {
  const { t } = useTranslation('product-plans');
  const { run, busy } = usePlanActions(plan.id);
  return (
    <Stack gap={8}>
      <Button variant="soft" wide icon="edit" to={`/plans/${plan.id}/change`}>
        {t('do.change')}
      </Button>
      {plan.status === 'active' && (
        <Button variant="plain" wide busy={busy} onClick={() => void run('pause')}>
          {t('do.pause')}
        </Button>
      )}
      <EndPlan plan={plan} />
    </Stack>
  );
}

/** The price of each gift, the limit, and the actions. */
export function PlanAside({ plan }: { plan: PlanDetails }) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const { date } = useLocaleFormatters();
  const { price, ceiling, schedule, createdAt, status } = plan;
  return (
    <ReceiptCard aria-labelledby="costs">
      <ReceiptCardPart gap={4}>
        <Text as="h2" id="costs" tone="quiet" weight="medium">
          {t('plan.each')}
        </Text>
        {price ? (
          <>
            <p>
              <MoneyText money={price} size="l" />
            </p>
            <Text size="small" tone="quiet">
              {t('plan.today')}
            </Text>
          </>
        ) : (
          <Text size="head" tone="quiet">
            {t('plan.noPrice')}
          </Text>
        )}
      </ReceiptCardPart>
      <ReceiptCardPart gap={24}>
        <Lines>
          <Line label={t('summary.atMost')}>{format.money(ceiling)}</Line>
          <Line label={t('plan.zone')}>{format.zone(schedule.timeZone)}</Line>
          <Line label={t('plan.since')}>{date(createdAt)}</Line>
        </Lines>
        {status !== 'ended' && <PlanActions plan={plan} />}
      </ReceiptCardPart>
    </ReceiptCard>
  );
}
