import type { Invoice } from '@kado/contracts/template';
import { useMutationToast } from '@kado/feature-kit';
import { useDenied } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { DisabledWithReason, MenuButton, SelectionBar } from '@kado/template-ui';
import { Button, ShowOn, type IconName } from '@kado/ui';
import { sumInvoices } from '../lib/money.ts';
import type { Confirm } from '../lib/confirmation.ts';
import { useInvoiceFormatters } from '../lib/use-invoice-formatters.ts';
import type { InvoiceActions } from '../api/use-invoice-actions.ts';
import { useAllMatches } from '../api/use-all-matches.ts';
import { usePdfDownload } from '../api/use-pdf-download.ts';
import type { InvoiceListState } from '../api/use-invoice-list.ts';

type BarProps = {
  list: InvoiceListState;
  total: number;
  selected: readonly Invoice[];
  actions: InvoiceActions;
  confirm: Confirm;
  onSelect: (invoices: readonly Invoice[]) => void;
  /** Called with the numbers of the invoices that were duplicated. */
  onDone: (ids: readonly number[]) => void;
};
type BulkAction = {
  key: string;
  label: string;
  icon?: IconName;
  denied?: string | undefined;
  busy?: boolean | undefined;
  onClick: () => void;
};

/** The actions for all selected invoices, the most common first. */
function useBulkActions({ list, total, selected, actions, confirm, onSelect, onDone }: BarProps): BulkAction[] {
  const { t } = useTranslation('template-invoice');
  const pdf = usePdfDownload();
  const report = useMutationToast();
  const matches = useAllMatches(list);
  const no = {
    send: useDenied({ action: 'send', subject: 'Invoice' }, t('selection.send')),
    copy: useDenied({ action: 'create', subject: 'Invoice' }, t('selection.duplicate')),
    remove: useDenied({ action: 'delete', subject: 'Invoice' }, t('selection.remove')),
  };
  const copy = () => void actions.duplicate(selected.map(({ id }) => id)).then(onDone);
  const everything: BulkAction = {
    key: 'all',
    label: t('selection.all', { count: total }),
    onClick: () => void report(matches().then(onSelect)),
  };
  return [
    {
      key: 'send',
      icon: 'send',
      label: t('selection.send'),
      denied: no.send,
      onClick: () => confirm({ kind: 'send', invoices: selected }),
    },
    { key: 'download', icon: 'download', label: t('selection.download'), onClick: () => void pdf(selected) },
    { key: 'copy', icon: 'copy', label: t('selection.duplicate'), denied: no.copy, busy: actions.duplicating, onClick: copy },
    {
      key: 'remove',
      icon: 'trash',
      label: t('selection.remove'),
      denied: no.remove,
      onClick: () => confirm({ kind: 'remove', invoices: selected }),
    },
    ...(selected.length < total ? [everything] : []),
  ];
}

function BulkActionButton({ label, icon, denied, busy, onClick }: BulkAction) {
  const button = (
    <Button variant="text" size="small" icon={icon} busy={busy} onClick={onClick}>
      {label}
    </Button>
  );
  return denied === undefined ? button : <DisabledWithReason why={denied}>{button}</DisabledWithReason>;
}

/** Sums of the selected invoices and actions for all of them; on a phone all but the first are in a menu. */
export function SelectedBar(props: BarProps) {
  const { selected, onSelect } = props;
  const { t } = useTranslation('template-invoice');
  const { money, isolate } = useInvoiceFormatters();
  const sums = sumInvoices(selected);
  const [first, ...others] = useBulkActions(props);
  return (
    <SelectionBar
      label={t('selection.label')}
      clearLabel={t('selection.clear')}
      onClear={() => onSelect([])}
      detail={t('selection.sums', { total: isolate(money(sums.total)), open: isolate(money(sums.open)) })}
      actions={
        <>
          {first && <BulkActionButton {...first} key={first.key} />}
          <ShowOn on="table">
            {others.map((act) => (
              <BulkActionButton {...act} key={act.key} />
            ))}
          </ShowOn>
          <ShowOn on="cards">
            <MenuButton icon="dots" label={t('selection.more')} entries={others} />
          </ShowOn>
        </>
      }
    >
      {t('selection.count', { count: selected.length })}
    </SelectionBar>
  );
}
