import { ShowOn } from '@kado/ui';
import { hiddenColumns, SortMenu, toggleColumn } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { FilterMenu, MenuButton, SearchBox, Toolbar, ToolbarEnd } from '@kado/template-ui';
import { COLUMN_NAMES, COLUMNS, HEIGHTS } from '../lib/list-state.ts';
import { useChoices } from '../lib/use-choices.ts';
import type { List } from '../api/use-list.ts';

function ViewMenu({ list: { query, change } }: { list: List }) {
  const { t } = useTranslation('template-users');
  const hidden = hiddenColumns(query.hide);
  const { page } = query;
  const own = useAppSelector((state) => state.layout.rowHeight);
  const columns = COLUMN_NAMES.map((name) => ({
    key: name,
    label: t(`${name}.label`),
    chosen: !hidden.has(name),
    onClick: () => change({ hide: toggleColumn(query.hide, name, COLUMN_NAMES), page }),
  }));
  const heights = HEIGHTS.map((height, index) => ({
    key: height,
    label: t(`view.${height}`),
    chosen: (query.rows || own) === height,
    apart: index === 0,
    onClick: () => change({ rows: height, page }),
  }));
  return <MenuButton label={t('view.columns')} words={t('view.label')} icon="settings" entries={[...columns, ...heights]} />;
}

/** Search, the three filters, order and view of the list. */
export function ListTools({ list }: { list: List }) {
  const { t } = useTranslation('template-users');
  const choices = useChoices();
  return (
    <Toolbar>
      <SearchBox label={t('search.label')} value={list.query.q} onChange={(q) => list.change({ q })} />
      {(['role', 'plan', 'status'] as const).map((name) => (
        <FilterMenu
          key={name}
          name={t(`${name}.label`)}
          anyLabel={t(`${name}.any`)}
          value={list.query[name]}
          options={choices[name]}
          onChange={(value) => list.change({ [name]: value })}
        />
      ))}
      <ToolbarEnd>
        <SortMenu
          list={list}
          columns={[
            { key: 'fullName', label: t('column.user') },
            ...COLUMN_NAMES.map((name) => ({ key: COLUMNS[name], label: t(`${name}.label`) })),
          ]}
        />
        <ShowOn on="table">
          <ViewMenu list={list} />
        </ShowOn>
      </ToolbarEnd>
    </Toolbar>
  );
}
