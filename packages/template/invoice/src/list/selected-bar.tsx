import type { Invoice } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Button, SelectionBar } from '@kado/ui';
import { sumsOf } from '../lib/money.ts';
import type { AskFirst } from '../lib/question.ts';
import { useWritten } from '../lib/use-written.ts';
import { type Acts, useFailed } from '../state/use-acts.ts';
import { usePdf } from '../state/use-pdf.ts';
import { useMatches } from '../state/use-matches.ts';
import type { List } from '../state/use-list.ts';

type BarProps = {
  list: List;
  total: number;
  selected: readonly Invoice[];
  acts: Acts;
  ask: AskFirst;
  onSelect: (invoices: readonly Invoice[]) => void;
};

/** Sums up the selected invoices and does things to all of them. */
export function SelectedBar({ list, total, selected, acts, ask, onSelect }: BarProps) {
  const { t } = useTranslation('template-invoice');
  const { money } = useWritten();
  const pdf = usePdf();
  const failed = useFailed();
  const matches = useMatches(list, total);
  const sums = sumsOf(selected);
  const ids = selected.map(({ id }) => id);
  const act = { variant: 'text', size: 'small' } as const;
  return (
    <SelectionBar
      label={t('selection.label')}
      clearLabel={t('selection.clear')}
      onClear={() => onSelect([])}
      detail={t('selection.sums', { total: money(sums.total), open: money(sums.open) })}
      actions={
        <>
          <Button {...act} icon="send" onClick={() => ask({ kind: 'send', invoices: selected })}>
            {t('selection.send')}
          </Button>
          <Button {...act} icon="download" onClick={() => void pdf(selected)}>
            {t('selection.download')}
          </Button>
          <Button {...act} icon="copy" onClick={() => void acts.duplicate(ids).then((done) => done && onSelect([]))}>
            {t('selection.duplicate')}
          </Button>
          <Button {...act} icon="trash" onClick={() => ask({ kind: 'remove', invoices: selected })}>
            {t('selection.remove')}
          </Button>
          {selected.length < total && (
            <Button {...act} onClick={() => void matches().then(onSelect, failed)}>
              {t('selection.all', { count: total })}
            </Button>
          )}
        </>
      }
    >
      {t('selection.count', { count: selected.length })}
    </SelectionBar>
  );
}
