import type { Order } from '@kado/contracts';
import { can, useAbility, usePractising } from '@kado/feature-kit';
import { useAppSelector, usePref } from '@kado/state';
import { useHasDepositQuery } from '../api/first-deposit.ts';

const NOBODY: readonly string[] = [];
const areIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** The steps of a new account that are done. The last one, following an order, ends the guide. */
export type GuideSteps = { added: boolean; sent: boolean };

/**
 * The guide of a new account. It ends with the first order that is settled, or when the account skips it (`guide.skipped`, which outlives a logout).
 * While `deciding`, nothing that depends on it is drawn, so that it moves nothing.
 */
export function useGuide(orders: readonly Order[] | undefined) {
  const id = useAppSelector((state) => state.session.user?.id);
  const [skipped, setSkipped] = usePref('guide.skipped', areIds, NOBODY);
  const operator = can(useAbility(), { action: 'manage', subject: 'all' });
  const isNew = id !== undefined && !operator && !skipped.includes(id);
  const wanted = isNew && orders !== undefined && orders.every(({ status }) => status === 'processing');
  const sent = wanted && orders.length > 0;
  const practising = usePractising();
  const added = sent || practising;
  const deposit = useHasDepositQuery(undefined, { skip: !wanted || added });
  const steps: GuideSteps | undefined =
    wanted && (added || deposit.data !== undefined) ? { added: added || deposit.data === true, sent } : undefined;
  return {
    steps,
    deciding: wanted && !added && deposit.isLoading,
    skip: () => id !== undefined && setSkipped([...skipped, id]),
  };
}
