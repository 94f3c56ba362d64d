import type { TemplateUser } from '@kado/contracts/template';
import { useUserWords } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';

/** Turns users into the table that is exported. */
export function useExportTable() {
  const { t } = useTranslation('template-users');
  const words = useUserWords();
  const heads = [
    t('field.fullName'),
    t('field.email'),
    t('field.company'),
    t('role.label'),
    t('plan.label'),
    t('billing.label'),
    t('status.label'),
  ];
  const row = ({ fullName, email, company, role, currentPlan, billing, status }: TemplateUser) => [
    fullName,
    email,
    company,
    words.role(role),
    words.plan(currentPlan),
    words.billing(billing),
    words.status(status),
  ];
  return (users: readonly TemplateUser[]) => ({
    name: t('export.file'),
    title: t('page.title'),
    heads,
    rows: users.map(row),
  });
}
