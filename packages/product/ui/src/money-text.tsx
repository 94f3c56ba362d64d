import { toDecimal, type Money } from '@kado/contracts';
import { useLocaleFormatters, type MoneyKind } from '@kado/i18n';
import { Amount, type AmountProps } from '@kado/ui';

/** Props of MoneyText: an amount in minor units. */
export type MoneyTextProps = Omit<AmountProps, 'text'> & {
  money: Money;
  /** `wallet` (default): `3.59 USD`; `received`: `₦5,000`. */
  kind?: MoneyKind;
  /** Adds a + to incoming money. */
  sign?: boolean;
};

/** An amount of money in the language of the interface. */
export function MoneyText({ money, kind = 'wallet', sign = false, ...amount }: MoneyTextProps) {
  const formats = useLocaleFormatters();
  return <Amount text={formats.money({ decimal: toDecimal(money), currency: money.currency }, kind, { sign })} {...amount} />;
}
