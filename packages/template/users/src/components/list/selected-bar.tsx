import type { TemplateUser } from '@kado/contracts/template';
import { Allowed, ExportMenu } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button } from '@kado/ui';
import { SelectionBar } from '@kado/template-ui';
import type { AskFirst } from '../confirm-dialogs.tsx';
import type { Acts } from '../../api/use-user-actions.ts';
import { useSheet } from '../../lib/use-export-table.ts';

type BarProps = {
  selected: readonly TemplateUser[];
  acts: Acts;
  ask: AskFirst;
  onClear: () => void;
};

/** Says how many users are selected and does things to all of them. */
export function SelectedBar({ selected, acts, ask, onClear }: BarProps) {
  const { t } = useTranslation('template-users');
  const sheet = useSheet();
  const active = selected.filter(({ status }) => status !== 'inactive');
  const others = selected.filter(({ status }) => status !== 'active');
  const act = { variant: 'text', size: 'small' } as const;
  return (
    <SelectionBar
      label={t('selection.label')}
      clearLabel={t('selection.clear')}
      onClear={onClear}
      actions={
        <>
          {active.length > 0 && (
            <Allowed action="update" subject="User">
              <Button {...act} icon="lock" onClick={() => ask({ kind: 'suspend', users: active })}>
                {t('row.suspend')}
              </Button>
            </Allowed>
          )}
          {others.length > 0 && (
            <Allowed action="update" subject="User">
              <Button {...act} icon="done" onClick={() => void acts.restore(others.map(({ id }) => id))}>
                {t('row.restore')}
              </Button>
            </Allowed>
          )}
          <Allowed action="delete" subject="User">
            <Button {...act} icon="trash" onClick={() => ask({ kind: 'remove', users: selected })}>
              {t('row.remove')}
            </Button>
          </Allowed>
          <ExportMenu sheet={() => sheet(selected)} />
        </>
      }
    >
      {t('selection.count', { count: selected.length })}
    </SelectionBar>
  );
}
