import { useUserWords } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Icon } from '@kado/ui';
import { Pill, ProgressBar, Card } from '@kado/template-ui';
import { PLAN_DAYS, planDay, PLANS } from '../lib/plans.ts';
import { useNow } from '../lib/use-now.ts';
import type { UserActions } from '../api/use-user-actions.ts';
import { PlanActions } from './plan-actions.tsx';
import styles from './plan-card.module.css';
import type { TabProps } from './tab-props.ts';
import { usePlanFacts } from '../lib/use-plan-facts.ts';
import view from './view.module.css';

function Days({ since, cancelled }: { since: string; cancelled: boolean }) {
  const { t } = useTranslation('template-users');
  const day = planDay(since, useNow());
  const left = PLAN_DAYS - day;
  const words = t('plan.days', { day, days: PLAN_DAYS });
  return (
    <div className={styles.days}>
      <div className={view.line}>
        <span>{words}</span>
        <span className={view.faint}>{cancelled ? t('plan.endsIn', { count: left }) : t('plan.left', { count: left })}</span>
      </div>
      <ProgressBar label={words} value={(day / PLAN_DAYS) * 100} />
    </div>
  );
}

/** The plan, its limits, and how much of its month has passed. */
export function PlanCard({ user, details, actions }: TabProps & { actions: UserActions }) {
  const { t } = useTranslation('template-users');
  const words = useUserWords();
  const { priceOf, factsOf } = usePlanFacts();
  const plan = user.currentPlan;
  const { planCancelled: cancelled } = details;
  return (
    <Card label={t('plan.label')}>
      <div className={view.body}>
        <div className={view.line}>
          <h2 className={view.heading}>{t('plan.title', { plan: words.plan(plan) })}</h2>
          <Pill tone={cancelled ? 'warn' : 'primary'} icon={cancelled ? 'clock' : 'check'}>
            {cancelled ? t('plan.cancelled') : t('plan.current')}
          </Pill>
        </div>
        <p>
          <bdi className={styles.price}>{priceOf(plan)}</bdi> <span className={view.quiet}>{t('plan.month')}</span>
        </p>
        <ul className={styles.facts}>
          {factsOf(plan).map((fact) => (
            <li key={fact}>
              <Icon name="check" size={16} />
              {fact}
            </li>
          ))}
        </ul>
        {PLANS[plan].price > 0 && <Days since={details.planSince} cancelled={cancelled} />}
        <PlanActions user={user} details={details} actions={actions} />
      </div>
    </Card>
  );
}
