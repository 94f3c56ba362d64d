import { useState } from 'react';
import { USER_PLANS } from '@kado/contracts/template';
import { Allowed, FormDialog, useDisclosure, useUserWords } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button, ConfirmDialog, RadioList } from '@kado/ui';
import { type Plan, PLANS } from '../lib/plans.ts';
import type { UserActions } from '../api/use-user-actions.ts';
import { useDetailsChange } from '../api/use-details-change.ts';
import { usePlanFacts } from '../lib/use-plan-facts.ts';
import type { TabProps } from './tab-props.ts';
import view from './view.module.css';

type ChooseProps = { open: boolean; start: Plan; busy: boolean; onChoose: (plan: Plan) => void; onClose: () => void };

function ChoosePlan({ open, start, busy, onChoose, onClose }: ChooseProps) {
  const { t } = useTranslation(['template-users', 'common']);
  const words = useUserWords();
  const { priceOf, factsOf } = usePlanFacts();
  const [plan, setPlan] = useState<Plan>(start);
  const options = USER_PLANS.map((value) => ({
    value,
    head: words.plan(value),
    detail: factsOf(value).slice(0, 2).join(t('common:list.comma')),
    end: <bdi>{priceOf(value)}</bdi>,
  }));
  return (
    <FormDialog
      open={open}
      title={t('plan.choose')}
      sendLabel={t('plan.confirm')}
      unsaved={plan !== start && t('unsaved')}
      busy={busy}
      className={view.stack}
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(plan);
      }}
      onClose={onClose}
    >
      <RadioList
        label={t('plan.label')}
        name="plan"
        value={plan}
        onChange={(value) => setPlan(value as Plan)}
        options={options}
      />
    </FormDialog>
  );
}

type ButtonsProps = {
  plan: Plan;
  cancelled: boolean;
  busy: boolean;
  onChoose: () => void;
  onResume: () => void;
  onCancel: () => void;
};

function PlanButtons({ plan, cancelled, busy, onChoose, onResume, onCancel }: ButtonsProps) {
  const { t } = useTranslation('template-users');
  return (
    <div className={`${view.buttons} ${view.grow}`}>
      <Allowed action="update" subject="User">
        <Button onClick={onChoose}>{plan === 'enterprise' ? t('plan.change') : t('plan.upgrade')}</Button>
      </Allowed>
      {cancelled && (
        <Allowed action="update" subject="User">
          <Button variant="plain" busy={busy} onClick={onResume}>
            {t('plan.keep')}
          </Button>
        </Allowed>
      )}
      {!cancelled && PLANS[plan].price > 0 && (
        <Allowed action="update" subject="User">
          <Button variant="text" data-quiet onClick={onCancel}>
            {t('plan.cancel')}
          </Button>
        </Allowed>
      )}
    </div>
  );
}

/** Changes the plan, cancels it at the end of the month, or undoes the cancellation. */
export function PlanActions({ user, details, actions }: TabProps & { actions: UserActions }) {
  const { t } = useTranslation('template-users');
  const words = useUserWords();
  const { change, busy } = useDetailsChange(user.id);
  const { content, count, isOpen, open, close } = useDisclosure<'choose' | 'cancel'>();
  const plan = user.currentPlan;
  const choose = async (next: Plan) => {
    const changed =
      next === plan || (await actions.update({ id: user.id, currentPlan: next }, t('plan.changed', { plan: words.plan(next) })));
    if (changed && (!details.planCancelled || (await change({ planCancelled: false })))) close();
  };
  const cancel = () => void change({ planCancelled: true }, t('plan.nowCancelled')).then((done) => done && close());
  return (
    <>
      <PlanButtons
        plan={plan}
        cancelled={details.planCancelled}
        busy={busy}
        onChoose={() => open('choose')}
        onResume={() => void change({ planCancelled: false }, t('plan.kept'))}
        onCancel={() => open('cancel')}
      />
      <ChoosePlan
        key={count}
        open={isOpen && content === 'choose'}
        start={plan}
        busy={actions.busy || busy}
        onChoose={(next) => void choose(next)}
        onClose={close}
      />
      <ConfirmDialog
        open={isOpen && content === 'cancel'}
        tone="danger"
        busy={busy}
        title={t('plan.cancelTitle')}
        confirmLabel={t('plan.cancelConfirm')}
        cancelLabel={t('plan.cancelNot')}
        onConfirm={cancel}
        onCancel={close}
      >
        {t('plan.cancelText')}
      </ConfirmDialog>
    </>
  );
}
