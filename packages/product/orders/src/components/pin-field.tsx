import { useTranslation } from '@kado/i18n';
import { CodeField } from '@kado/product-ui';

/** Props of OwnPin. */
export type OwnPinProps = {
  value: string;
  onChange: (digits: string) => void;
  error: string | undefined;
  disabled: boolean;
};

/** The PIN that confirms an action on a gift card. */
export function OwnPin({ value, onChange, error, disabled }: OwnPinProps) {
  const { t } = useTranslation('product-orders');
  return (
    <div aria-live="assertive">
      <CodeField
        label={t('pin.label')}
        value={value}
        onChange={onChange}
        digitLabel={(at, of) => t('pin.digit', { at, of })}
        masked
        size="small"
        autoComplete="off"
        disabled={disabled}
        error={error}
      />
    </div>
  );
}
