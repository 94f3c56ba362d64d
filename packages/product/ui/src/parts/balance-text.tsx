import { useTranslation } from '@kado/i18n';
import { Amount, IconButton, Row, Text, VisuallyHidden } from '@kado/ui';
import { MoneyText, type MoneyTextProps } from '../money-text.tsx';
import styles from './balance-text.module.css';

/** Props of BalanceText; `bare` leaves the currency out of a hidden figure. */
export type BalanceTextProps = Pick<MoneyTextProps, 'money' | 'size'> & { hidden: boolean; bare?: boolean | undefined };

/** A balance; while hidden, always the same number of dots. */
export function BalanceText({ money, hidden, bare, size }: BalanceTextProps) {
  const { t } = useTranslation();
  if (!hidden) return <MoneyText money={money} size={size} />;
  return (
    <>
      <VisuallyHidden>{t('wallet.hidden')}</VisuallyHidden>
      <span aria-hidden="true">
        <Amount text={bare ? '•••••' : `••••• ${money.currency}`} size={size} />
      </span>
    </>
  );
}

/** Props of BalanceEye: the words above a balance, whether it is hidden, and the wish to change that. */
export type BalanceEyeProps = {
  label: string;
  tone?: 'plain' | 'quiet' | undefined;
  hidden: boolean;
  onChange: (hidden: boolean) => void;
};

/** The words above a balance, and the button that hides it. */
export function BalanceEye({ label, tone, hidden, onChange }: BalanceEyeProps) {
  const { t } = useTranslation();
  return (
    <Row gap={4}>
      <Text tone={tone} weight="medium">
        {label}
      </Text>
      <IconButton
        className={styles.eye}
        icon={hidden ? 'eyeoff' : 'eye'}
        label={t('wallet.hide')}
        aria-pressed={hidden}
        onClick={() => onChange(!hidden)}
      />
    </Row>
  );
}
