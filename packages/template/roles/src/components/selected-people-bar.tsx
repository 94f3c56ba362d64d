import type { TemplateUser } from '@kado/contracts/template';
import { Allowed } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { MenuButton, SelectionBar } from '@kado/template-ui';
import type { PeopleActions } from '../api/use-people-actions.ts';
import { useGroupEntries } from './people-cells.tsx';

type BarProps = {
  selected: readonly TemplateUser[];
  actions: PeopleActions;
  /** Called with the ids of the people who now have the chosen role. */
  onMoved: (ids: readonly number[]) => void;
  onClear: () => void;
};

/** The number of selected people, and a menu that changes the role of all of them. */
export function SelectedPeopleBar({ selected, actions, onMoved, onClear }: BarProps) {
  const { t } = useTranslation('template-roles');
  const entries = useGroupEntries((group) => void actions.move(selected, group).then(onMoved));
  return (
    <SelectionBar
      label={t('selection.label')}
      clearLabel={t('selection.clear')}
      onClear={onClear}
      actions={
        <Allowed action="update" subject="User">
          <MenuButton words={t('selection.change')} label={t('selection.change')} icon="shield" entries={entries} />
        </Allowed>
      }
    >
      {t('selection.count', { count: selected.length })}
    </SelectionBar>
  );
}
