import { useWhileOpen } from '@kado/feature-kit';
import type { Money } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Link, Text, useToast } from '@kado/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCreatePlanMutation } from '../api/plans.ts';
import type { Gift } from '../lib/gifts.ts';
import { newValues } from '../lib/schedule.ts';
import { useDraftKey } from '../lib/use-draft-key.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';
import { PlanForm } from './plan-form.tsx';

/** The form of a new plan that repeats a gift, with its current price and in the time zone of this device. */
export function NewPlanForm({ gift, price }: { gift: Gift; price: Money }) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const navigate = useNavigate();
  const toast = useToast();
  const whileOpen = useWhileOpen();
  const key = useDraftKey();
  const [create] = useCreatePlanMutation();
  const [initial] = useState(() => newValues(price, new Date()));
  const [timeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <PlanForm
      gift={gift}
      price={price}
      currency={price.currency}
      timeZone={timeZone}
      initial={initial}
      head={t('form.head', { who: format.who(gift), amount: format.amount(gift, price.currency) })}
      action={t('form.submit')}
      other={
        <Text size="small">
          <Link to="/plans/new">{t('form.other')}</Link>
        </Text>
      }
      save={(terms) => create({ ...terms, key })}
      onSaved={({ id }) => {
        toast({ text: t('pin.created'), tone: 'good', about: id });
        void whileOpen(() => navigate(`/plans/${id}`, { replace: true }))();
      }}
    />
  );
}
