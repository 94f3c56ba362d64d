import type { Permission } from '@kado/contracts/template';
import type { SeedContext } from '../core/database.ts';
import { addDays, minuteText } from '../core/dates.ts';

type Row = readonly [name: string, assignedTo: Permission['assignedTo'], daysAgo: number, minuteOfDay: number, core?: true];
const ROWS: readonly Row[] = [
  ['Management', ['administrator'], 184, 555],
  ['Manage Billing & Roles', ['administrator'], 57, 1010, true],
  ['Add & Remove Users', ['administrator', 'manager'], 31, 692, true],
  ['Project Planning', ['administrator', 'user', 'support'], 143, 877],
  ['Manage Email Sequences', ['administrator', 'user', 'support'], 102, 950],
  ['Client Communication', ['administrator', 'manager'], 205, 611],
  ['Only View', ['administrator', 'restricted-user'], 298, 1130],
  ['Financial Management', ['administrator', 'manager'], 240, 735, true],
  ["Manage Others' Tasks", ['administrator', 'support'], 12, 668],
];

/** The nine permissions of the sample data. */
export const seedPermissions = ({ now }: SeedContext): Permission[] =>
  ROWS.map(([name, assignedTo, daysAgo, minuteOfDay, core], index) => {
    const day = addDays(now, -daysAgo);
    day.setUTCHours(0, minuteOfDay, 0, 0);
    return { id: index + 1, name, assignedTo, createdDate: minuteText(day), ...(core && { core }) };
  });
