import { useTranslation } from '@kado/i18n';
import { Cell, CellHead, Cells } from '@kado/template-ui';
import { BillingAddress } from './billing-address.tsx';
import { PaymentCards } from './payment-cards.tsx';
import { PlanSummary } from './plan-summary.tsx';
import type { TabProps } from './tab-props.ts';
import view from './view.module.css';

/** The plan, the payment cards and the billing address. */
export function BillingTab({ user, details }: TabProps) {
  const { t } = useTranslation('template-users');
  return (
    <div className={view.column}>
      <Cells>
        <Cell span={12}>
          <CellHead title={t('plan.now')} />
          <PlanSummary user={user} details={details} />
        </Cell>
      </Cells>
      <PaymentCards user={user} cards={details.cards} />
      <BillingAddress id={user.id} address={details.address} />
    </div>
  );
}
