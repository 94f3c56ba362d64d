import { type TemplateUser, USER_BILLINGS, USER_PLANS, USER_ROLES, USER_STATUSES } from '@kado/contracts/template';
import type { SeedContext } from '../core/database.ts';
import { addDays } from '../core/dates.ts';
import { PEOPLE, type Person } from '../core/people.ts';

const MORE = `Ivy Chen, Hugo Laurent, Nadia Rahman, Peter Sørensen, Luca Moretti, Akua Boateng, Tariq Aziz, Marta Silva, Ines Keller, Bruno Costa,
Aiko Mori, Dina Said, Oskar Berg, Leila Haddou, Pablo Ortiz, Mina Park, Anton Volkov, Selma Yilmaz, Ruth Achieng, Felix Braun`;
const COLOURS = ['primary', 'success', 'warning', 'danger', 'info'];

/** People who appear in this list only; they share the companies of `PEOPLE`. */
const others: Person[] = MORE.split(',').map((text, index) => {
  const name = text.trim();
  const host = PEOPLE[index]!;
  return { ...host, name, email: `${name.split(' ')[0]!.toLowerCase()}.${index + 1}@${host.email.split('@')[1]}` };
});

/** Each value, repeated by its count. */
const repeat = <Value>(values: readonly Value[], counts: readonly number[]): Value[] =>
  values.flatMap((value, index) => Array.from<Value>({ length: counts[index]! }).fill(value));

const LANGUAGES: Record<string, string> = {
  Lebanon: 'Arabic, French',
  Poland: 'Polish',
  Portugal: 'Portuguese, English',
  Ghana: 'English, Twi',
  Japan: 'Japanese',
  Germany: 'German, English',
  Spain: 'Spanish',
  India: 'Malayalam, English',
  France: 'French',
  Sweden: 'Swedish, English',
};

/** Pending users joined recently, the others long ago. */
const daysSince = (index: number, status: TemplateUser['status']): number =>
  status === 'pending' ? 1 + (index % 9) : 24 + index * 7;

/** Gives a user without a picture a colour; one with a picture has none. */
export function setColour(user: TemplateUser): TemplateUser {
  if (user.avatar !== '') delete user.avatarColor;
  else user.avatarColor ??= `light-${COLOURS[(user.id - 1) % COLOURS.length]}`;
  return user;
}

function swap<Value>(values: Value[], one: number, other: number): void {
  [values[one], values[other]] = [values[other]!, values[one]!];
}

/** 50 users, with a fixed number per role, plan and status. */
export function seedUsers({ random, now }: SeedContext): TemplateUser[] {
  const roles = random.shuffle(repeat(USER_ROLES, [11, 8, 7, 12, 12]));
  const plans = random.shuffle(repeat(USER_PLANS, [10, 20, 10, 10]));
  const statuses = random.shuffle(repeat(USER_STATUSES, [18, 14, 18]));
  const billings = random.shuffle(repeat(USER_BILLINGS, [14, 12, 9, 15]));
  // The signed-in admin is also in the list, as an active admin.
  const admin = PEOPLE.findIndex(({ name }) => name === 'Amara Okafor');
  swap(roles, admin, roles.lastIndexOf('admin'));
  swap(statuses, admin, statuses.lastIndexOf('active'));
  return [...PEOPLE, ...others].map(({ name, email, company, country, contact }, index): TemplateUser => {
    const status = statuses[index]!;
    return setColour({
      id: index + 1,
      billing: billings[index]!,
      fullName: name,
      company,
      role: roles[index]!,
      username: name.toLowerCase().replaceAll(/[^a-zø]+/g, '.'),
      country,
      contact,
      email,
      currentPlan: plans[index]!,
      status,
      avatar: index % 5 < 3 ? `/mock/faces/${index}` : '',
      taxId: `${country.slice(0, 2).toUpperCase()}-${String(894_521_077 - index * 7_919_311).padStart(9, '0')}`,
      language: LANGUAGES[country] ?? 'English',
      joinedAt: addDays(now, -daysSince(index, status)).toISOString(),
    });
  });
}
