import { type Ability } from '@kado/contracts';
import { ROLE_AREAS, type TemplateRole } from '@kado/contracts/template';

/** What the pages of an area call what they show; a role's matrix speaks of areas. */
export const SUBJECTS: Record<(typeof ROLE_AREAS)[number], readonly string[]> = {
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

/** What everybody may who is signed in. */
export const CLIENT_ABILITY: readonly Ability[] = [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
];

/** The rules that a role's matrix stands for, beside what everybody may. */
export function abilityOf({ matrix }: Pick<TemplateRole, 'matrix'>): Ability[] {
  const rules = ROLE_AREAS.flatMap((area) =>
    SUBJECTS[area].flatMap((subject) => RIGHTS.filter((right) => matrix[area]?.[right]).map((action) => ({ action, subject }))),
  );
  return [...CLIENT_ABILITY, ...rules];
}

/** The rules by subject, as people read them: what one may do with what. */
export function bySubject(rules: readonly Ability[]): { subject: string; actions: string[] }[] {
  const subjects = [...new Set(rules.map(({ subject }) => subject))];
  return subjects.map((subject) => ({
    subject,
    actions: rules.filter((rule) => rule.subject === subject).map(({ action }) => action),
  }));
}

/** A test of these rules, to paste beside the code they protect. */
export function asTest(role: string, rules: readonly Ability[], denied: readonly Ability[]): string {
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
