import { useState } from 'react';
import { useTranslation } from '@kado/i18n';
import { Row, SelectField, TextField, type TextFieldProps, useLocalText } from '@kado/ui';
import { isUtc, PERIODS, periodOf, startOf, type Days, type Period } from './period.ts';

/** Props of PeriodFields. */
export type PeriodFieldsProps = { days: Days; onChange: (next: Partial<Days>) => void };

type DayFieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'min' | 'max'> & {
  value: string;
  onChange: (day: string) => void;
};

/** A date field that shows typed text even if the parent updates `value` later. While the digits of the year are incomplete, `onChange` is not called. */
function DayField({ value, onChange, ...field }: DayFieldProps) {
  const [text, type] = useLocalText(value, (day) => {
    if (!day.startsWith('0')) onChange(day);
  });
  return <TextField {...field} type="date" size="small" value={text} onChange={({ target }) => type(target.value)} />;
}

/** The period filter of a list: a named period, or two dates. */
export function PeriodFields({ days, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation();
  const [own, setOwn] = useState(false);
  const period: Period = own ? 'own' : periodOf(days);
  const choose = (next: Period) => {
    setOwn(next === 'own');
    if (next !== 'own') onChange({ from: startOf(next), to: '' });
  };
  // The two date fields stay visible when the dates match a named period or one is empty.
  const type = (next: Partial<Days>) => {
    setOwn(true);
    onChange(next);
  };
  return (
    <>
      <SelectField
        label={t('period.label')}
        labelHidden
        size="small"
        value={period}
        onChange={({ target }) => choose(target.value as Period)}
        options={[...PERIODS, 'own' as const].map((value) => ({ value, label: t(`period.named.${value}`) }))}
      />
      {period === 'own' && (
        <Row wrap gap={12} align="top">
          <DayField
            label={t('period.from')}
            hint={isUtc() ? undefined : t('period.utc')}
            value={days.from}
            max={days.to || undefined}
            onChange={(from) => type({ from })}
          />
          <DayField
            label={t('period.to')}
            error={days.from && days.to && days.to < days.from ? t('period.reversed') : undefined}
            value={days.to}
            min={days.from || undefined}
            onChange={(to) => type({ to })}
          />
        </Row>
      )}
    </>
  );
}
