import { useState } from 'react';
import { useTranslation } from '@kado/i18n';
import { Row, SelectField, TextField, type TextFieldProps, useLocalText } from '@kado/ui';
import { isUtc, PERIODS, periodOf, startOf, type Days, type Period } from './period.ts';

/** Props of PeriodFields. */
export type PeriodFieldsProps = { days: Days; onChange: (next: Partial<Days>) => void };

type DayFieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'min' | 'max'> & { value: string; onChange: (day: string) => void };

/** A date, which can be typed although its owner follows later; while the digits of a year are typed, the date is not passed on. */
function DayField({ value, onChange, ...field }: DayFieldProps) {
  const [text, type] = useLocalText(value, (day) => {
    if (!day.startsWith('0')) onChange(day);
  });
  return <TextField {...field} type="date" size="small" value={text} onChange={({ target }) => type(target.value)} />;
}

/** The period of a list: a named one, or two dates. */
export function PeriodFields({ days, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation();
  const [own, setOwn] = useState(false);
  const period: Period = own ? 'own' : periodOf(days);
  const choose = (next: Period) => {
    setOwn(next === 'own');
    if (next !== 'own') onChange({ from: startOf(next), to: '' });
  };
  // The fields stay while one of them is empty.
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
          <DayField label={t('period.to')} value={days.to} min={days.from || undefined} onChange={(to) => type({ to })} />
        </Row>
      )}
    </>
  );
}
