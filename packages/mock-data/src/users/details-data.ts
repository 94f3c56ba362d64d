import { type TemplateUser, USER_CONNECTIONS, type UserDetails, USER_NOTICES } from '@kado/contracts/template';
import type { SeedContext } from '../core/database.ts';
import { addDays } from '../core/dates.ts';
import { PEOPLE } from '../core/people.ts';

const PROJECTS: readonly (readonly [string, string])[] = [
  ['Storefront', 'React'],
  ['Ledger export', 'Node'],
  ['Field guide', 'Print'],
  ['Atlas icons', 'SVG'],
  ['Onboarding', 'Research'],
  ['Price board', 'Vue'],
  ['Parcel tracker', 'Maps'],
  ['Winter catalogue', 'Layout'],
];
const SYSTEMS = [
  ['desktop', 'Chrome, Windows'],
  ['phone', 'Safari, iOS'],
  ['tablet', 'Chrome, Android'],
  ['desktop', 'Firefox, Linux'],
] as const;
const BRANDS = ['visa', 'mastercard', 'amex'] as const;
const DAY = 1440;

const connections = (on: (index: number) => boolean): UserDetails['connections'] =>
  Object.fromEntries(
    [...USER_CONNECTIONS.apps, ...USER_CONNECTIONS.social].map((name, index) => [name, on(index)]),
  ) as UserDetails['connections'];
const notices = (): UserDetails['notices'] =>
  Object.fromEntries(
    USER_NOTICES.map((name, index) => [name, { email: true, browser: index < 2, app: index < 3 }]),
  ) as UserDetails['notices'];

/** The details of a new user. */
export function emptyDetails(user: TemplateUser, now: Date): UserDetails {
  const { id, email, company, country, contact, taxId = '', joinedAt = now.toISOString() } = user;
  return {
    id,
    tasksDone: 0,
    projectsDone: 0,
    projects: [],
    events: [],
    devices: [],
    cards: [],
    address: { company, email, taxId, contact, country, city: '', postCode: '', street: '' },
    planSince: joinedAt,
    planCancelled: false,
    passwordChangedAt: '',
    twoStep: { method: 'off', phone: '' },
    notices: notices(),
    connections: connections(() => false),
  };
}

/** The details of a sample user: projects, events, devices, cards and settings. */
export function seedDetails(user: TemplateUser, { random, now }: SeedContext): UserDetails {
  const empty = emptyDetails(user, now);
  const ago = (minutes: number): string => addDays(now, -minutes / DAY).toISOString();
  const { address } = PEOPLE[(user.id - 1) % PEOPLE.length]!;
  const [street = '', city = ''] = address.split(', ');
  const host = PEOPLE[random.between(0, PEOPLE.length - 1)]!;
  const projects = random.shuffle(PROJECTS).slice(0, 5);
  const devices = random.shuffle(SYSTEMS).slice(0, 3);
  return {
    ...empty,
    tasksDone: random.between(180, 1400),
    projectsDone: random.between(24, 580),
    projects: projects.map(([name, kind], index) => {
      const total = random.between(12, 500);
      return {
        id: index + 1,
        name,
        kind,
        done: Math.round((total * random.between(12, 98)) / 100),
        total,
        minutes: random.between(300, 12_400),
      };
    }),
    events: [
      { id: 4, kind: 'task', at: ago(random.between(8, 40)), what: projects[0]![0], count: random.between(2, 9) },
      { id: 3, kind: 'met', at: ago(random.between(45, 300)), what: host.company, count: 0 },
      { id: 2, kind: 'group', at: ago(2 * DAY + random.between(0, 600)), what: projects[1]![0], count: random.between(3, 11) },
      { id: 1, kind: 'device', at: ago(4 * DAY + random.between(0, 600)), what: devices[1]![1], count: 0 },
    ],
    devices: devices.map(([kind, system], index) => ({
      id: index + 1,
      kind,
      system,
      place: `${city}, ${user.country}`,
      at: ago(index * 2 * DAY + random.between(3, 900)),
    })),
    cards: [1, 2].map((id) => ({
      id,
      holder: user.fullName,
      brand: random.pick(BRANDS),
      last4: String(random.between(1000, 9999)),
      expires: `${String(random.between(1, 12)).padStart(2, '0')}/${String((now.getUTCFullYear() % 100) + id)}`,
      primary: id === 1,
    })),
    address: { ...empty.address, street, city, postCode: String(random.between(1000, 9999)) },
    planSince: ago(random.between(1, 28) * DAY),
    passwordChangedAt: ago(random.between(20, 200) * DAY),
    connections: connections((index) => index % 5 < 2 || random.between(0, 3) === 0),
  };
}
