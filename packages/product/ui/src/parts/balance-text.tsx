import { useTranslation } from '@kado/i18n';
import { Amount, IconButton, Row, Text, VisuallyHidden } from '@kado/ui';
import { MoneyText, type MoneyTextProps } from '../money-text.tsx';
import styles from './balance-text.module.css';

/** Props of BalanceText; `bare` hides the currency together with the figure. */
export type BalanceTextProps = Pick<MoneyTextProps, 'money' | 'size'> & { hidden: boolean; bare?: boolean | undefined };

/** A balance; while hidden, a fixed number of dots. */
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

/** Props of BalanceEye: the label of a balance, whether the balance is hidden, and the handler that changes this. */
export type BalanceEyeProps = {
  label: string;
  tone?: 'plain' | 'quiet' | undefined;
  hidden: boolean;
  onChange: (hidden: boolean) => void;
};

/** The label of a balance, and the button that hides or shows it. */
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
