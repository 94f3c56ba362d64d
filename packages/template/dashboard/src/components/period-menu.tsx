import { CARD_PERIODS, type CardPeriod } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { MenuButton } from '@kado/template-ui';

type PeriodMenuProps = {
  value: CardPeriod;
  onChange: (period: CardPeriod) => void;
  /** The subject of the period, for the button's accessible name. */
  of: string;
  /** `true` for a menu inside a card; otherwise the button has a border and a calendar icon. */
  quiet?: boolean;
  /** The button's text; by default the period's name. */
  words?: string;
};

/** Chooses a period. */
export function PeriodMenu({ value, onChange, of, quiet = false, words }: PeriodMenuProps) {
  const { t } = useTranslation('template-dashboard');
  const label = words ?? t(`period.${value}`);
  return (
    <MenuButton
      label={t('period.label', { of, period: label })}
      words={label}
      quiet={quiet}
      {...(quiet ? {} : { icon: 'calendar' as const })}
      entries={CARD_PERIODS.map((period) => ({
        key: period,
        label: t(`period.${period}`),
        chosen: period === value,
        onClick: () => onChange(period),
      }))}
    />
  );
}
