import { useTranslation } from '@kado/i18n';
import { Button, type IconName } from '@kado/ui';
import { MenuButton } from '@kado/template-ui';
import type { ExportTable } from './export-table.ts';
import { type ExportKind, useExport } from './use-export.ts';

/** Props of ExportMenu; `table` is called when a format is chosen. */
export type ExportMenuProps = { table: () => ExportTable | Promise<ExportTable>; disabled?: boolean };

const KINDS: readonly [ExportKind, IconName][] = [
  ['csv', 'file'],
  ['excel', 'list'],
  ['pdf', 'download'],
  ['print', 'print'],
  ['copy', 'copy'],
];

/** Exports a table as a CSV, Excel or PDF file, to a printer, or to the clipboard. */
export function ExportMenu({ table, disabled = false }: ExportMenuProps) {
  const { t } = useTranslation();
  const { run, printed, onPrinted } = useExport(table);
  const label = t('export.label');
  if (disabled) {
    return (
      <Button variant="plain" size="small" icon="download" iconEnd="down" disabled>
        {label}
      </Button>
    );
  }
  const entries = KINDS.map(([key, icon]) => ({
    key,
    icon,
    label: t(`export.${key}`),
    apart: key === 'print',
    onClick: () => run(key),
  }));
  return (
    <>
      <MenuButton label={label} words={label} icon="download" entries={entries} />
      {printed && <printed.Print table={printed.table} detail={printed.detail} onPrinted={onPrinted} />}
    </>
  );
}
