import { useTranslation } from '@kado/i18n';
import { Button } from '@kado/ui';

/** Props of RefillButton. */
export type RefillButtonProps = { size?: 'small' };

/** Leads to where practice money is filled up; it takes the place of what adds real money. */
export function RefillButton({ size }: RefillButtonProps) {
  const { t } = useTranslation();
  return (
    <Button {...(size && { size })} to="/profile">
      {t('practice.refill')}
    </Button>
  );
}
