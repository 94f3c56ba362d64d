import type { PlanDetails } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Split, useFlow } from '@kado/product-ui';
import { PageTitle, Stack, Text, VisuallyHidden } from '@kado/ui';
import { useState } from 'react';
import { stateOf } from '../lib/states.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';
import { GiftText } from './gift-text.tsx';
import { NextRun } from './next-run.tsx';
import { PlanAside } from './plan-aside.tsx';
import { PlanStateText } from './plan-row.tsx';
import styles from './plans.module.css';
import { RunHistory } from './run-history.tsx';

/** Announces changes of the plan's state to screen readers. */
function StateAnnouncement({ plan }: { plan: PlanDetails }) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const state = stateOf(plan);
  const [first] = useState(state);
  return (
    <VisuallyHidden>
      <output>
        {first === state ? '' : t('plan.moved', { what: format.what(plan, plan.ceiling), state: t(`state.${state}`) })}
      </output>
    </VisuallyHidden>
  );
}

/** A plan: its next run, its history, and its costs. */
export function PlanView({ plan }: { plan: PlanDetails }) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const { schedule, ceiling } = plan;
  const who = format.who(plan);
  useFlow({ title: t('page.plan', { who }), backTo: '/plans' });
  return (
    <Split aside={<PlanAside plan={plan} />} asideLabel={t('plan.money')}>
      <Stack gap={32} className={styles.fields}>
        <Stack gap={8}>
          <PageTitle before={format.kind(plan)}>
            <GiftText gift={plan} wallet={ceiling} />
          </PageTitle>
          <Text tone="quiet">{format.schedule(schedule)}</Text>
          <Text as="div" size="small" weight="medium">
            <PlanStateText plan={plan} />
          </Text>
        </Stack>
        <StateAnnouncement plan={plan} />
        <NextRun plan={plan} />
        <RunHistory plan={plan} />
      </Stack>
    </Split>
  );
}
