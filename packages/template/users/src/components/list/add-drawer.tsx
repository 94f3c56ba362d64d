import { TemplateUserDraft } from '@kado/contracts/template';
import { FormDrawer } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { SelectField, Stack } from '@kado/ui';
import { type Problems, useFields } from '../../lib/use-fields.ts';
import { useChoices } from '../../lib/use-choices.ts';
import { TextFields } from '../text-fields.tsx';
import type { Acts } from '../../api/use-user-actions.ts';

const TEXTS = ['fullName', 'username', 'email', 'company', 'country', 'contact'] as const;
const CHOSEN = [
  ['role', 'role'],
  ['plan', 'currentPlan'],
  ['status', 'status'],
  ['billing', 'billing'],
] as const;
type Values = Record<(typeof TEXTS)[number], string> &
  Required<Pick<TemplateUserDraft, 'role' | 'currentPlan' | 'status' | 'billing'>>;

const EMPTY: Values = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'subscriber',
  currentPlan: 'basic',
  status: 'active',
  billing: 'Auto Debit',
};

/** What the contract would refuse, in the words of each field. */
function useJudge() {
  const { t } = useTranslation('template-users');
  return (values: Values): Problems<Values> => {
    const refused = TemplateUserDraft.safeParse(values).error?.issues.map(({ path }) => path[0] as (typeof TEXTS)[number]) ?? [];
    return Object.fromEntries(
      refused.map((key) => [key, key === 'email' ? t('field.badEmail') : t('field.fill', { field: t(`field.${key}`) })]),
    );
  };
}

type AddProps = { open: boolean; acts: Acts; onClose: () => void };

/** Adds a user; what was typed stays until it is kept. */
export function AddDrawer({ open, acts, onClose }: AddProps) {
  const { t } = useTranslation('template-users');
  const choices = useChoices();
  const fields = useFields(EMPTY, useJudge());
  const { values, put } = fields;
  const keep = (user: Values) =>
    void acts.add(user).then((done) => {
      if (!done) return;
      fields.restart(EMPTY);
      onClose();
    });
  return (
    <FormDrawer
      open={open}
      onClose={onClose}
      title={t('add.title')}
      detail={t('add.detail')}
      sendLabel={t('add.confirm')}
      busy={acts.busy}
    >
      {(id) => (
        <Stack as="form" id={id} noValidate onSubmit={fields.submit(keep)}>
          <TextFields names={TEXTS} required fields={fields} />
          {CHOSEN.map(([name, key]) => (
            <SelectField
              key={key}
              label={t(`${name}.label`)}
              options={choices[name]}
              value={values[key]}
              onChange={(event) => put({ [key]: event.target.value })}
            />
          ))}
        </Stack>
      )}
    </FormDrawer>
  );
}
