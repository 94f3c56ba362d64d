import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useFlow } from '@kado/product-ui';
import { Button, EmptyStatePage, NotFoundArt } from '@kado/ui';
import { useSearchParams } from 'react-router';
import { GiftChoice } from '../components/gift-choice.tsx';
import { NewPlanForm } from '../components/new-plan-form.tsx';
import { PlanSkeleton } from '../components/plan-skeleton.tsx';
import { useNewGift } from '../lib/use-new-gift.ts';

function FromGift({ from }: { from: string }) {
  const { t } = useTranslation('product-plans');
  const { gone, query, priceError } = useNewGift(from);
  if (gone)
    return (
      <EmptyStatePage art={NotFoundArt} title={t('gone.title')} actions={<Button to="/plans/new">{t('gone.do')}</Button>}>
        {t('gone.text')}
      </EmptyStatePage>
    );
  return (
    <QueryView
      query={query}
      skeleton={<PlanSkeleton label={t('summary.label')} />}
      empty={null}
      isEmpty={() => false}
      errorTitle={priceError ? t('gone.price') : t('choose.error')}
      wholePage
    >
      {({ gift, price }) => <NewPlanForm gift={gift} price={price} />}
    </QueryView>
  );
}

/** /plans/new?from=<orderId>.<itemId>: a new plan that repeats this gift; without `from`, the gifts to choose from. */
export function Component() {
  const { t } = useTranslation('product-plans');
  const [params] = useSearchParams();
  const from = params.get('from');
  useFlow({ title: t('page.new'), backTo: '/plans' });
  return from === null ? <GiftChoice /> : <FromGift key={from} from={from} />;
}
