import type { Plan, PlanDetails, PlanRun, PlanRunStatus } from '@kado/contracts';
import type { StatusStyle } from '@kado/product-ui';

/** The state of a plan that a list shows; its i18n key is `state.<state>`. */
export type PlanState = 'active' | 'announced' | 'waiting' | 'paused' | 'ended';

export const PLAN_STYLES: Record<PlanState, StatusStyle> = {
  active: { icon: 'repeat', tone: 'good' },
  announced: { icon: 'bell', tone: 'wait' },
  waiting: { icon: 'clock', tone: 'warn' },
  paused: { icon: 'ring', tone: 'quiet' },
  ended: { icon: 'x', tone: 'quiet' },
};

/** The icon and tone of a run; its i18n key is `run.<status>`. */
export const RUN_STYLES: Record<PlanRunStatus, StatusStyle> = {
  planned: { icon: 'ring', tone: 'quiet' },
  announced: { icon: 'bell', tone: 'wait' },
  waiting: { icon: 'clock', tone: 'warn' },
  ordered: { icon: 'done', tone: 'good' },
  skipped: { icon: 'x', tone: 'quiet' },
  missed: { icon: 'fail', tone: 'bad' },
  cancelled: { icon: 'x', tone: 'quiet' },
};

/** The state of a plan, combined with the state of its next run. */
export function stateOf({ status, next }: Pick<Plan, 'status' | 'next'>): PlanState {
  if (status !== 'active') return status;
  return next?.status === 'waiting' || next?.status === 'announced' ? next.status : 'active';
}

/** Whether a gift costs no more than its ceiling. A run that waits for this is then sent at the next attempt. */
export const isWithinCeiling = ({ price, ceiling }: Pick<Plan, 'price' | 'ceiling'>): boolean =>
  price !== undefined && price.amountMinor <= ceiling.amountMinor;

/**
 * The runs before the next one, newest first, at most one per date; the next run is shown elsewhere. A cancelled run is included once its time has passed, because
 * until then the plan can still send on that date. It is excluded if its date has another run.
 */
export const historyOf = ({ runs, next }: Pick<PlanDetails, 'runs' | 'next'>, now: number): PlanRun[] =>
  runs.filter(({ date, at, status }, index) => {
    if (status === 'planned' || (date === next?.date && status === next.status)) return false;
    if (status !== 'cancelled') return true;
    const isReplaced = runs.some((other, place) => other.date === date && (other.status !== 'cancelled' || place < index));
    return Date.parse(at) <= now && !isReplaced;
  });
