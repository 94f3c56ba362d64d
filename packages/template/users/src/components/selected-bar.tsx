import type { TemplateUser } from '@kado/contracts/template';
import { Allowed } from '@kado/template-kit';
import { ExportMenu } from '@kado/template-kit/export';
import { useTranslation } from '@kado/i18n';
import { Button } from '@kado/ui';
import { SelectionBar } from '@kado/template-ui';
import type { OpenDialog } from './user-dialogs.tsx';
import type { UserActions } from '../api/use-user-actions.ts';
import { useExportTable } from '../lib/use-export-table.ts';

type BarProps = {
  selected: readonly TemplateUser[];
  actions: UserActions;
  openDialog: OpenDialog;
  onClear: () => void;
};

/** The number of selected users and the actions on all of them. */
export function SelectedBar({ selected, actions, openDialog, onClear }: BarProps) {
  const { t } = useTranslation('template-users');
  const toTable = useExportTable();
  const suspendable = selected.filter(({ status }) => status !== 'inactive');
  const restorable = selected.filter(({ status }) => status !== 'active');
  const button = { variant: 'text', size: 'small' } as const;
  return (
    <SelectionBar
      label={t('selection.label')}
      clearLabel={t('selection.clear')}
      onClear={onClear}
      actions={
        <>
          {suspendable.length > 0 && (
            <Allowed action="update" subject="User">
              <Button {...button} icon="lock" onClick={() => openDialog({ kind: 'suspend', users: suspendable })}>
                {t('row.suspend')}
              </Button>
            </Allowed>
          )}
          {restorable.length > 0 && (
            <Allowed action="update" subject="User">
              <Button {...button} icon="done" onClick={() => void actions.restore(restorable.map(({ id }) => id))}>
                {t('row.restore')}
              </Button>
            </Allowed>
          )}
          <Allowed action="delete" subject="User">
            <Button {...button} icon="trash" onClick={() => openDialog({ kind: 'remove', users: selected })}>
              {t('row.remove')}
            </Button>
          </Allowed>
          <ExportMenu table={() => toTable(selected)} />
        </>
      }
    >
      {t('selection.count', { count: selected.length })}
    </SelectionBar>
  );
}
