import { useTranslation } from '@kado/i18n';
import { DateField } from '@kado/template-ui';
import { TextField } from '@kado/ui';
import styles from './editor.module.css';
import type { Editor } from '../../lib/use-editor.ts';

/** The number, which nobody chooses, and the days. */
export function HeadFields({ number, editor: { draft, change, errors } }: { number: number; editor: Editor }) {
  const { t } = useTranslation('template-invoice');
  const said = (problem: 'day' | 'dueBefore' | undefined) => problem && t(`problem.${problem}`);
  return (
    <div className={styles.facts}>
      <TextField label={t('edit.number')} value={String(number)} start="#" dir="ltr" readOnly />
      <DateField
        label={t('column.issued')}
        value={draft.issued}
        error={said(errors?.issued)}
        onChange={({ target }) => change({ issued: target.value })}
      />
      <DateField
        label={t('column.due')}
        value={draft.due}
        min={draft.issued}
        error={said(errors?.due)}
        onChange={({ target }) => change({ due: target.value })}
      />
    </div>
  );
}
