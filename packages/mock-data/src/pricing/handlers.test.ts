import { PricingBody } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { testBackend } from '../testing.ts';

const call = testBackend();

it('has three plans', async () => {
  const { basicPlan, standardPlan, enterprisePlan, qandA } = PricingBody.parse((await call('GET', '/pricing/data')).body);
  const plans = [basicPlan, standardPlan, enterprisePlan];
  expect(
    plans.map(({ title, monthlyPrice, yearlyPlan, popular }) => [
      title,
      monthlyPrice,
      yearlyPlan.perMonth,
      yearlyPlan.totalAnnual,
      popular,
    ]),
  ).toEqual([
    ['Basic', 0, 0, 0, false],
    ['Standard', 49, 40, 480, true],
    ['Enterprise', 99, 80, 960, false],
  ]);
  expect([plans.every(({ planBenefits }) => planBenefits.length === 5), qandA.length]).toEqual([true, 3]);
});
