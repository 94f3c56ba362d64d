import { hiddenColumns, toggleColumn } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { Icon, Checkbox } from '@kado/ui';
import { Popover, Segments } from '@kado/template-ui';
import { COLUMN_NAMES, type Height, HEIGHTS } from '../lib/list-state.ts';
import type { InvoiceListState } from '../api/use-invoice-list.ts';
import styles from './view-panel.module.css';

/** The table's columns and row height; by default the reader's own row height. */
function Choices({ list: { query, change } }: { list: InvoiceListState }) {
  const { t } = useTranslation('template-invoice');
  const own = useAppSelector(({ layout }) => layout.rowHeight);
  const hidden = hiddenColumns(query.hide);
  const { page } = query;
  return (
    <div className={styles.panel}>
      <fieldset>
        <legend className={styles.title}>{t('view.shown')}</legend>
        {COLUMN_NAMES.map((name) => (
          <Checkbox
            key={name}
            dense
            className={styles.column}
            checked={!hidden.has(name)}
            onChange={() => change({ hide: toggleColumn(query.hide, name, COLUMN_NAMES), page })}
          >
            {t(`column.${name}`)}
          </Checkbox>
        ))}
      </fieldset>
      <div className={styles.heights}>
        <p className={styles.title}>{t('view.height')}</p>
        <Segments<Height>
          wide
          label={t('view.height')}
          value={query.rows === '' ? own : (query.rows as Height)}
          onChange={(rows) => change({ rows, page })}
          options={HEIGHTS.map((value) => ({ value, label: t(`view.${value}`) }))}
        />
      </div>
    </div>
  );
}

/** The table's view options, behind a button. */
export function ViewPanel({ list }: { list: InvoiceListState }) {
  const { t } = useTranslation('template-invoice');
  return (
    <Popover
      size="small"
      label={t('view.columns')}
      trigger={
        <span className={styles.trigger}>
          <Icon name="settings" size={20} />
          {t('view.label')}
        </span>
      }
    >
      {() => <Choices list={list} />}
    </Popover>
  );
}
