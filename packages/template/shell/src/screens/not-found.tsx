import { useTranslation } from '@kado/i18n';
import { BlankPage, Button } from '@kado/ui';
import { Blank } from './blank.tsx';

/** For an address where nothing is. */
export function Component() {
  const { t } = useTranslation('template-shell');
  return (
    <Blank>
      <BlankPage art="lost" title={t('notFound.title')} actions={<Button to="/">{t('notFound.home')}</Button>}>
        {t('notFound.text')}
      </BlankPage>
    </Blank>
  );
}
