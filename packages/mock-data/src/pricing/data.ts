import type { PricingBody } from '@kado/contracts/template';

/** The three plans and their questions. */
export const PRICING: PricingBody = {
  basicPlan: {
    title: 'Basic',
    img: '/mock/goods/2',
    subtitle: 'To look around',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: ['One workspace', '250 records', 'Two exports a month', 'Answers within three days', 'All charts'],
    popular: false,
  },
  standardPlan: {
    title: 'Standard',
    img: '/mock/goods/5',
    subtitle: 'For a team that grows',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: ['Ten workspaces', 'Unlimited records', 'Unlimited exports', 'Answers on the same day', 'Rights by role'],
    popular: true,
  },
  enterprisePlan: {
    title: 'Enterprise',
    img: '/mock/goods/9',
    subtitle: 'For companies with many teams',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: [
      'Unlimited workspaces',
      'An audit trail',
      'Sign-in by your directory',
      'Answers within the hour',
      'A person who knows you',
    ],
    popular: false,
  },
  qandA: [
    { question: 'Can I change the plan later?', ans: 'At any time. What you have paid already is counted towards the new plan.' },
    { question: 'Is there a discount for schools?', ans: 'Yes, half the price. Write to us from your school address.' },
    {
      question: 'What happens when a payment fails?',
      ans: 'We try again after three days and tell you before anything is switched off.',
    },
  ],
};
