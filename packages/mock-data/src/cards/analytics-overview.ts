import type { AnalyticsOverview } from '@kado/contracts/template';

const MINUTE = 60_000;
const DAY = 1440;

/** The cards of the analytics dashboard; the timeline ends shortly before now. */
export function analyticsOverview(now: Date): AnalyticsOverview {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE).toISOString();
  const month = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7);
  return {
    best: { more: 57.6, weekday: now.toISOString() },
    timeline: [
      {
        id: 1,
        kind: 'invoice',
        title: 'Twelve invoices were paid',
        text: 'Northbeam Studio settled $5,612 in full.',
        at: ago(12),
        file: 'receipts.pdf',
      },
      {
        id: 2,
        kind: 'meeting',
        title: 'Meeting with Halden & Ros',
        text: 'Project start, 14:00 in the Oak room.',
        at: ago(45),
        person: { name: 'Lena Brandt', role: 'Client lead' },
      },
      {
        id: 3,
        kind: 'team',
        title: 'A new design group was opened',
        text: 'Six people joined “Atlas”.',
        at: ago(2 * DAY),
        people: ['Noor Haddad', 'Mateo Rivas', 'Priya Nair', 'Jonas Weber'],
        more: 2,
      },
      { id: 4, kind: 'order', title: 'Order 20418 left the store', text: 'Arrives in Porto on Friday.', at: ago(3 * DAY) },
    ],
    radar: {
      months: [6, 5, 4, 3, 2, 1].map(month),
      sales: [90, 50, 86, 40, 95, 62],
      visits: [55, 80, 45, 72, 50, 88],
    },
    team: {
      size: 6,
      startedAt: ago(18 * DAY),
      steps: ['Sketches', 'Wireframes', 'Prototype'],
      people: [
        { name: 'Mateo Rivas', role: 'Wireframes, checkout', done: 84 },
        { name: 'Priya Nair', role: 'Prototype, onboarding', done: 52 },
        { name: 'Jonas Weber', role: 'Icons and marks', done: 31 },
      ],
      daysLeft: 12,
      budgetLeft: 49_251,
    },
  };
}
