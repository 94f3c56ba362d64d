import { useTranslation } from '@kado/i18n';
import { Button, EmptyState, NotFoundArt } from '@kado/ui';
import { Allowed } from '@kado/template-kit';
import { Card } from '@kado/template-ui';
import { ADD, LIST } from '../lib/addresses.ts';

/** Shown when there is no invoice with this number, or none at all. */
export function UnknownInvoice({ number }: { number?: number }) {
  const { t } = useTranslation('template-invoice');
  return (
    <Card>
      <EmptyState
        art={NotFoundArt}
        titleAs="h1"
        title={number === undefined ? t('unknown.title') : t('unknown.numberTitle', { number })}
        actions={
          <>
            <Button to={LIST}>{t('unknown.list')}</Button>
            <Allowed action="create" subject="Invoice">
              <Button variant="plain" icon="plus" to={ADD}>
                {t('page.add')}
              </Button>
            </Allowed>
          </>
        }
      >
        {t('unknown.text')}
      </EmptyState>
    </Card>
  );
}
