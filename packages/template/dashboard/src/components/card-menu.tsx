import { type ExportTable, useExport } from '@kado/template-kit/export';
import { errorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { MenuButton } from '@kado/template-ui';
import { useToast } from '@kado/ui';
import type { CardName } from '../lib/card-layout.ts';
import { useHiddenCards } from '../lib/use-hidden-cards.ts';

type CardMenuProps = {
  card: CardName;
  table: () => Pick<ExportTable, 'heads' | 'rows'>;
  onRefresh: () => Promise<unknown> | undefined;
};

/** The actions of every card: refresh, save as CSV, hide. */
export function CardMenu({ card, table, onRefresh }: CardMenuProps) {
  const { t } = useTranslation('template-dashboard');
  const { t: common } = useTranslation();
  const toast = useToast();
  const { hide } = useHiddenCards();
  const title = t(`cards.${card}`);
  const { run } = useExport(() => ({ name: card, title, ...table() }));
  // A refetch never rejects.
  const refresh = () =>
    void onRefresh()?.then((result) => {
      const { error } = (result ?? {}) as { error?: unknown };
      if (error === undefined) toast({ text: t('card.refreshed', { card: title }) });
      else toast({ text: errorText(error) ?? common('error.text'), tone: 'bad' });
    });
  return (
    <MenuButton
      label={t('card.menu', { card: title })}
      icon="dots"
      entries={[
        { key: 'refresh', label: t('card.refresh'), icon: 'refresh', onClick: refresh },
        { key: 'csv', label: t('card.csv'), icon: 'download', onClick: () => run('csv') },
        { key: 'hide', label: t('card.hide'), icon: 'eyeoff', apart: true, onClick: () => hide(card) },
      ]}
    />
  );
}
