import type { AnalyticsOverview } from '@kado/contracts/template';

const MINUTE = 60_000;
const DAY = 1440;

/** The cards of the analytics dashboard; the timeline ends shortly before now. */
export function analyticsOverview(now: Date): AnalyticsOverview {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE).toISOString();
  const month = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
  return {
    best: { more: 18.4, weekday: now.toISOString() },
    timeline: [
      {
        id: 1,
        kind: 'invoice',
        title: 'Invoice 5036 was paid',
        text: 'Halden & Ros transferred $5,612 in full.',
        at: ago(8),
        file: 'payment-advice.pdf',
      },
      {
        id: 2,
        kind: 'order',
        title: 'The Lagos order left the harbour',
        text: 'By sea to Tema, then by road.',
        at: ago(3 * 60),
        person: { name: 'Femi Adeyemi', role: 'Palmline Logistics' },
      },
      {
        id: 3,
        kind: 'team',
        title: 'A group of six took over “Atlas icons”',
        text: 'They start with the set for the ledger.',
        at: ago(DAY + 90),
        people: ['Noor Haddad', 'Mateo Rivas', 'Priya Nair', 'Jonas Weber'],
        more: 2,
      },
      {
        id: 4,
        kind: 'meeting',
        title: 'Planning of the winter catalogue',
        text: 'Forty pages, and the cover by Friday.',
        at: ago(4 * DAY),
      },
    ],
    radar: {
      months: [6, 5, 4, 3, 2, 1].map(month),
      sales: [58, 64, 61, 73, 69, 82],
      visits: [72, 66, 78, 70, 85, 76],
    },
    team: {
      size: 6,
      startedAt: ago(23 * DAY),
      steps: ['Sketches', 'Wireframes', 'Prototype'],
      people: [
        { name: 'Mateo Rivas', role: 'Wireframes, checkout', done: 76 },
        { name: 'Priya Nair', role: 'Prototype, onboarding', done: 48 },
        { name: 'Jonas Weber', role: 'Icons and marks', done: 27 },
      ],
      daysLeft: 9,
      budgetLeft: 18_400,
    },
  };
}
