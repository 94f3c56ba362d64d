import { type InvoiceParts, PAYMENT_METHODS } from '@kado/contracts/template';
import { FormField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { Allowed } from '@kado/template-kit';
import { Switch } from '@kado/template-ui';
import { Button, SelectField } from '@kado/ui';
import { METHODS } from '../lib/statuses.ts';
import type { EditorForm } from '../lib/use-editor.ts';
import styles from './editor.module.css';

const PARTS = ['terms', 'notes', 'stub'] as const satisfies readonly (keyof InvoiceParts)[];

type EditorActionsProps = {
  control: EditorForm['control'];
  busy: boolean;
  previewing: boolean;
  onPreview: () => void;
  onSave: () => void;
  onSend: () => void;
};

/** The actions of a draft, and the options of what its document shows. */
export function EditorActions({ control, busy, previewing, onPreview, onSave, onSend }: EditorActionsProps) {
  const { t } = useTranslation(['template-invoice', 'common']);
  const methods = PAYMENT_METHODS.map((value) => ({ value, label: t(`method.${METHODS[value]}`) }));
  return (
    <section className={styles.side} aria-label={t('side.label')}>
      <div className={styles.actions}>
        <Button icon="check" busy={busy} onClick={onSave}>
          {t('common:action.save')}
        </Button>
        <Button variant="plain" size="small" icon={previewing ? 'edit' : 'eye'} onClick={onPreview}>
          {previewing ? t('side.write') : t('side.look')}
        </Button>
        <Allowed action="send" subject="Invoice">
          <Button variant="plain" size="small" icon="send" busy={busy} onClick={onSend}>
            {t('send.confirm')}
          </Button>
        </Allowed>
      </div>
      <div className={styles.options}>
        <FormField control={control} name="acceptVia">
          {(field) => <SelectField label={t('side.acceptVia')} options={methods} {...field} />}
        </FormField>
        {PARTS.map((part) => (
          <FormField key={part} control={control} name={`parts.${part}`}>
            {({ value, onChange }) => (
              <Switch checked={value} onChange={onChange}>
                {t(`side.${part}`)}
              </Switch>
            )}
          </FormField>
        ))}
      </div>
    </section>
  );
}
