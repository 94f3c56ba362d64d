import { useTranslation } from '@kado/i18n';
import { Button } from '@kado/ui';

/** Props of RefillButton. */
export type RefillButtonProps = { size?: 'small'; variant?: 'soft' };

/** Leads to where practice money is filled up; it takes the place of what adds real money. */
export function RefillButton(look: RefillButtonProps) {
  const { t } = useTranslation();
  return (
    <Button {...look} to="/profile">
      {t('practice.refill')}
    </Button>
  );
}
