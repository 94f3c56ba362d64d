import type { Order } from '@kado/contracts';
import { can, useAbility, usePractising } from '@kado/feature-kit';
import { useAppSelector, usePref } from '@kado/state';
import { useHasDepositQuery } from '../api/first-deposit.ts';

const NOBODY: readonly string[] = [];
const areIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

/** A step of the guide. The last one (`follow`: follow an order) is never done, because it ends the guide. */
export type GuideStep = { name: 'add' | 'send' | 'follow'; done: boolean };

/**
 * The guide for a new account. It ends with the first settled order, or when the user skips it (`guide.skipped`, which is kept after signing out).
 * While `deciding`, the page must not render anything that depends on it, so that nothing moves later.
 */
export function useGuide(orders: readonly Order[] | undefined) {
  const id = useAppSelector((state) => state.session.user?.id);
  const [skipped, setSkipped] = usePref('guide.skipped', areIds, NOBODY);
  const operator = can(useAbility(), { action: 'manage', subject: 'all' });
  const isNew = id !== undefined && !operator && !skipped.includes(id);
  const wanted = isNew && orders !== undefined && orders.every(({ status }) => status === 'processing');
  const sent = wanted && orders.length > 0;
  // Practice starts with money, so it needs no first deposit.
  const practising = usePractising();
  const needsDeposit = wanted && !sent && !practising;
  const deposit = useHasDepositQuery(undefined, { skip: !needsDeposit });
  const add: GuideStep = { name: 'add', done: sent || deposit.data === true };
  const known = wanted && (!needsDeposit || deposit.data !== undefined);
  const steps: GuideStep[] = [...(practising ? [] : [add]), { name: 'send', done: sent }, { name: 'follow', done: false }];
  return {
    steps: known ? steps : undefined,
    deciding: needsDeposit && deposit.isLoading,
    skip: () => id !== undefined && setSkipped([...skipped, id]),
  };
}
