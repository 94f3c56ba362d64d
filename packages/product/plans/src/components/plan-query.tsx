import type { PlanDetails } from '@kado/contracts';
import { type Query, QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { isNotFound } from '@kado/product-ui';
import { Button, EmptyStatePage, NotFoundArt } from '@kado/ui';
import type { ReactNode } from 'react';
import { PlanSkeleton } from './plan-skeleton.tsx';

/** The states of a plan's request: a skeleton, not found, an error, or the plan's page. */
export function PlanQueryView({ query, children }: { query: Query<PlanDetails>; children: (plan: PlanDetails) => ReactNode }) {
  const { t } = useTranslation('product-plans');
  if (isNotFound(query.error))
    return (
      <EmptyStatePage art={NotFoundArt} title={t('plan.notFound')} actions={<Button to="/plans">{t('plan.all')}</Button>}>
        {t('plan.notFoundText')}
      </EmptyStatePage>
    );
  return (
    <QueryView
      wholePage
      query={query}
      skeleton={<PlanSkeleton label={t('plan.money')} />}
      empty={null}
      isEmpty={() => false}
      errorTitle={t('plan.error')}
    >
      {children}
    </QueryView>
  );
}
