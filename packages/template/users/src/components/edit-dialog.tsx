import { type TemplateUser, TemplateUserChange } from '@kado/contracts/template';
import { FormDialog } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { SelectField } from '@kado/ui';
import type { Billing, Status } from '../lib/plans.ts';
import { type Problems, useFields } from '../lib/use-fields.ts';
import type { Acts } from '../api/use-user-actions.ts';
import { useChoices } from '../lib/use-choices.ts';
import styles from './facts.module.css';
import { TextFields } from './text-fields.tsx';

const TEXTS = ['fullName', 'username', 'email', 'taxId', 'contact', 'language', 'country'] as const;
type Values = Record<(typeof TEXTS)[number], string> & { status: Status; billing: Billing };

const valuesOf = ({
  fullName,
  username,
  email,
  taxId = '',
  contact,
  language = '',
  country,
  status,
  billing,
}: TemplateUser): Values => ({
  fullName,
  username,
  email,
  taxId,
  contact,
  language,
  country,
  status,
  billing,
});

/** What the contract would refuse, in the words of each field. */
function useJudge() {
  const { t } = useTranslation('template-users');
  return (values: Values): Problems<Values> => {
    const refused = TemplateUserChange.safeParse(values).error?.issues.map(({ path }) => path[0] as keyof Values) ?? [];
    return Object.fromEntries(refused.map((key) => [key, key === 'email' ? t('field.badEmail') : t('field.missing')]));
  };
}

type EditProps = { user: TemplateUser; open: boolean; acts: Acts; onClose: () => void };

/** Changes what is known about a user. */
export function EditDialog({ user, open, acts, onClose }: EditProps) {
  const { t } = useTranslation(['template-users', 'common']);
  const choices = useChoices();
  const fields = useFields(valuesOf(user), useJudge());
  const { values, put } = fields;
  const send = (changed: Values) => void acts.update({ id: user.id, ...changed }).then((done) => done && onClose());
  return (
    <FormDialog
      open={open}
      title={t('edit.title', { name: user.fullName })}
      sendLabel={t('common:action.save')}
      busy={acts.busy}
      size="wide"
      className={styles.pair}
      onSubmit={fields.submit(send)}
      onClose={onClose}
    >
      <TextFields names={TEXTS} fields={fields} />
      <SelectField
        label={t('status.label')}
        options={choices.status}
        value={values.status}
        onChange={(event) => put({ status: event.target.value as Status })}
      />
      <SelectField
        label={t('billing.label')}
        options={choices.billing}
        value={values.billing}
        onChange={(event) => put({ billing: event.target.value as Billing })}
      />
    </FormDialog>
  );
}
