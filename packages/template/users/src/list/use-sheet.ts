import type { TemplateUser } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { BILLING_KEYS } from '../lib/kinds.ts';

/** Users as the table that leaves the page. */
export function useSheet() {
  const { t } = useTranslation('template-users');
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
    t(`role.${role}`),
    t(`plan.${currentPlan}`),
    t(`billing.${BILLING_KEYS[billing]}`),
    t(`status.${status}`),
  ];
  return (users: readonly TemplateUser[]) => ({
    name: t('export.file'),
    title: t('page.title'),
    heads,
    rows: users.map(row),
  });
}
