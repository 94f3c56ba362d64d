import { type InvoiceParts, PAYMENT_METHODS } from '@kado/contracts/template';
import { Allowed } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button, SelectField } from '@kado/ui';
import { Switch } from '@kado/template-ui';
import { METHODS } from '../../lib/statuses.ts';
import styles from './editor.module.css';
import type { Editor } from '../../lib/use-editor.ts';

const PARTS = ['terms', 'notes', 'stub'] as const satisfies readonly (keyof InvoiceParts)[];

type SideProps = { editor: Editor; looking: boolean; onLook: () => void; onSave: () => void; onSend: () => void };

/** What can be done with what is written, and what the sheet shows of it. */
export function EditorSide({ editor: { draft, change, busy }, looking, onLook, onSave, onSend }: SideProps) {
  const { t } = useTranslation(['template-invoice', 'common']);
  const methods = PAYMENT_METHODS.map((value) => ({ value, label: t(`method.${METHODS[value]}`) }));
  return (
    <section className={styles.side} aria-label={t('side.label')}>
      <div className={styles.acts}>
        <Button icon="check" busy={busy} onClick={onSave}>
          {t('common:action.save')}
        </Button>
        <Button variant="plain" size="small" icon={looking ? 'edit' : 'eye'} onClick={onLook}>
          {looking ? t('side.write') : t('side.look')}
        </Button>
        <Allowed action="send" subject="Invoice">
          <Button variant="plain" size="small" icon="send" onClick={onSend}>
            {t('send.confirm')}
          </Button>
        </Allowed>
      </div>
      <div className={styles.options}>
        <SelectField
          label={t('side.acceptVia')}
          options={methods}
          value={draft.acceptVia}
          onChange={({ target }) =>
            change({ acceptVia: PAYMENT_METHODS.find((value) => value === target.value) ?? draft.acceptVia })
          }
        />
        {PARTS.map((part) => (
          <Switch key={part} checked={draft.parts[part]} onChange={(on) => change({ parts: { ...draft.parts, [part]: on } })}>
            {t(`side.${part}`)}
          </Switch>
        ))}
      </div>
    </section>
  );
}
