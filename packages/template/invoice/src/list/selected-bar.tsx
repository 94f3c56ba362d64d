import type { Invoice } from '@kado/contracts/template';
import { useDenied } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { DisabledWithReason, ListOnly, MenuButton, SelectionBar } from '@kado/template-ui';
import { Button, type IconName } from '@kado/ui';
import { sumsOf } from '../lib/money.ts';
import type { AskFirst } from '../lib/question.ts';
import { useWritten } from '../lib/use-written.ts';
import { type Acts, useFailed } from '../state/use-acts.ts';
import { useMatches } from '../state/use-matches.ts';
import { usePdf } from '../state/use-pdf.ts';
import type { List } from '../state/use-list.ts';

type BarProps = {
  list: List;
  total: number;
  selected: readonly Invoice[];
  acts: Acts;
  ask: AskFirst;
  onSelect: (invoices: readonly Invoice[]) => void;
};
type Act = { key: string; label: string; icon?: IconName; denied?: string | undefined; onClick: () => void };

/** What can be done to all selected invoices; the first is what most people want. */
function useBulk({ list, total, selected, acts, ask, onSelect }: BarProps): Act[] {
  const { t } = useTranslation('template-invoice');
  const pdf = usePdf();
  const failed = useFailed();
  const matches = useMatches(list, total);
  const no = {
    send: useDenied({ action: 'send', subject: 'Invoice' }, t('selection.send')),
    copy: useDenied({ action: 'create', subject: 'Invoice' }, t('selection.duplicate')),
    remove: useDenied({ action: 'delete', subject: 'Invoice' }, t('selection.remove')),
  };
  const copy = () => void acts.duplicate(selected.map(({ id }) => id)).then((done) => done && onSelect([]));
  const everything: Act = {
    key: 'all',
    label: t('selection.all', { count: total }),
    onClick: () => void matches().then(onSelect, failed),
  };
  return [
    {
      key: 'send',
      icon: 'send',
      label: t('selection.send'),
      denied: no.send,
      onClick: () => ask({ kind: 'send', invoices: selected }),
    },
    { key: 'download', icon: 'download', label: t('selection.download'), onClick: () => void pdf(selected) },
    { key: 'copy', icon: 'copy', label: t('selection.duplicate'), denied: no.copy, onClick: copy },
    {
      key: 'remove',
      icon: 'trash',
      label: t('selection.remove'),
      denied: no.remove,
      onClick: () => ask({ kind: 'remove', invoices: selected }),
    },
    ...(selected.length < total ? [everything] : []),
  ];
}

function ActButton({ label, icon, denied, onClick }: Act) {
  const button = (
    <Button variant="text" size="small" icon={icon} onClick={onClick}>
      {label}
    </Button>
  );
  return denied === undefined ? button : <DisabledWithReason why={denied}>{button}</DisabledWithReason>;
}

/** Sums up the selected invoices and does things to all of them; on a phone all but the first hide behind dots. */
export function SelectedBar(props: BarProps) {
  const { selected, onSelect } = props;
  const { t } = useTranslation('template-invoice');
  const { money, apart } = useWritten();
  const sums = sumsOf(selected);
  const [first, ...others] = useBulk(props);
  return (
    <SelectionBar
      label={t('selection.label')}
      clearLabel={t('selection.clear')}
      onClear={() => onSelect([])}
      detail={t('selection.sums', { total: apart(money(sums.total)), open: apart(money(sums.open)) })}
      actions={
        <>
          {first && <ActButton {...first} key={first.key} />}
          <ListOnly on="table">
            {others.map((act) => (
              <ActButton {...act} key={act.key} />
            ))}
          </ListOnly>
          <ListOnly on="cards">
            <MenuButton icon="dots" label={t('selection.more')} entries={others} />
          </ListOnly>
        </>
      }
    >
      {t('selection.count', { count: selected.length })}
    </SelectionBar>
  );
}
