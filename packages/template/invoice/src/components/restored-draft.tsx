import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Button, Callout } from '@kado/ui';

/** Says that an unsaved draft was restored, with a button that discards it. */
export function RestoredDraftNotice({ from, onDiscard }: { from: string; onDiscard: () => void }) {
  const { t } = useTranslation('template-invoice');
  const { dateTime } = useLocaleFormatters();
  return (
    <Callout
      live
      icon="clock"
      title={t('kept.title')}
      actions={
        <Button variant="plain" size="small" onClick={onDiscard}>
          {t('kept.discard')}
        </Button>
      }
    >
      {t('kept.text', { when: dateTime(from) })}
    </Callout>
  );
}
