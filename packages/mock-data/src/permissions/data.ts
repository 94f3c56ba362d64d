import type { Permission } from '@kado/contracts/template';
import type { SeedContext } from '../core/database.ts';
import { addDays, minuteText } from '../core/dates.ts';

type Row = readonly [name: string, assignedTo: Permission['assignedTo'], daysAgo: number, minuteOfDay: number, core?: true];
const ROWS: readonly Row[] = [
  ['Management', ['administrator'], 221, 1243],
  ['Manage Billing & Roles', ['administrator'], 66, 1040, true],
  ['Add & Remove Users', ['administrator', 'manager'], 38, 620, true],
  ['Project Planning', ['administrator', 'user', 'support'], 160, 905],
  ['Manage Email Sequences', ['administrator', 'user', 'support'], 90, 840],
  ['Client Communication', ['administrator', 'manager'], 220, 690],
  ['Only View', ['administrator', 'restricted-user'], 352, 1215],
  ['Financial Management', ['administrator', 'manager'], 269, 630, true],
  ["Manage Others' Tasks", ['administrator', 'support'], 17, 705],
];

/** The nine permissions of the specification. */
export const seedPermissions = ({ now }: SeedContext): Permission[] =>
  ROWS.map(([name, assignedTo, daysAgo, minuteOfDay, core], index) => {
    const day = addDays(now, -daysAgo);
    day.setUTCHours(0, minuteOfDay, 0, 0);
    return { id: index + 1, name, assignedTo, createdDate: minuteText(day), ...(core && { core }) };
  });
