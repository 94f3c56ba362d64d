import { type Ability } from '@kado/contracts';
import { ROLE_AREAS, type TemplateRole } from '@kado/contracts/template';

/** The subjects of each area; a role's matrix grants rights by area. */
const SUBJECTS: Record<(typeof ROLE_AREAS)[number], readonly string[]> = {
  userManagement: ['User', 'Role', 'Permission'],
  content: ['Content'],
  disputes: ['Dispute'],
  database: ['Database'],
  finance: ['Invoice'],
  reporting: ['Dashboard', 'Analytics'],
  apiControl: ['Api'],
  repository: ['Repository'],
  payroll: ['Payroll'],
};

const RIGHTS = ['read', 'write', 'create'] as const;

/** The rights of every signed-in account. */
export const CLIENT_ABILITY: readonly Ability[] = [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
];

/** The rules of a role: its matrix and the rights of every account. */
export function abilityOf({ matrix }: Pick<TemplateRole, 'matrix'>): Ability[] {
  const rules = ROLE_AREAS.flatMap((area) =>
    SUBJECTS[area].flatMap((subject) => RIGHTS.filter((right) => matrix[area]?.[right]).map((action) => ({ action, subject }))),
  );
  return [...CLIENT_ABILITY, ...rules];
}

/** The rules grouped by subject. */
export function bySubject(rules: readonly Ability[]): { subject: string; actions: string[] }[] {
  const subjects = [...new Set(rules.map(({ subject }) => subject))];
  return subjects.map((subject) => ({
    subject,
    actions: rules.filter((rule) => rule.subject === subject).map(({ action }) => action),
  }));
}

/** The source of a test of these rules. */
export function testSource(role: string, rules: readonly Ability[], denied: readonly Ability[]): string {
  const row = (allowed: boolean) => (rule: Ability) => `  ['${rule.action}', '${rule.subject}', ${String(allowed)}],`;
  const own = rules.map(({ action, subject }) => `  { action: '${action}', subject: '${subject}' },`);
  const unique = [...new Set(denied.map(row(false)))];
  return [
    "import { expect, it } from 'vitest';",
    "import { can } from '@kado/feature-kit';",
    '',
    'const rules = [',
    ...own,
    '];',
    '',
    'it.each([',
    ...rules.map(row(true)),
    ...unique,
    `])(${JSON.stringify(`${role}: %s %s is %s`)}, (action, subject, allowed) =>`,
    '  expect(can(rules, { action, subject })).toBe(allowed),',
    ');',
    '',
  ].join('\n');
}
