import { useTranslation } from '@kado/i18n';
import { Button } from '@kado/ui';

/** Props of RefillButton. */
export type RefillButtonProps = { size?: 'small'; variant?: 'soft' };

/** A link to the page that refills practice money; in practice mode it replaces the links that add real money. */
export function RefillButton(look: RefillButtonProps) {
  const { t } = useTranslation();
  return (
    <Button {...look} to="/profile">
      {t('practice.refill')}
    </Button>
  );
}
