import { useState } from 'react';
import { useTranslation } from '@kado/i18n';
import { Row, SelectField, TextField } from '@kado/ui';
import { isUtc, PERIODS, periodOf, startOf, type Days, type Period } from './period.ts';

/** Props of PeriodFields. */
export type PeriodFieldsProps = { days: Days; onChange: (next: Partial<Days>) => void };

/** The period of a list: a named one, or two dates. */
export function PeriodFields({ days, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation();
  const [own, setOwn] = useState(false);
  const period: Period = own ? 'own' : periodOf(days);
  const choose = (next: Period) => {
    setOwn(next === 'own');
    if (next !== 'own') onChange({ from: startOf(next), to: '' });
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
          <TextField
            label={t('period.from')}
            hint={isUtc() ? undefined : t('period.utc')}
            type="date"
            size="small"
            value={days.from}
            max={days.to || undefined}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <TextField
            label={t('period.to')}
            type="date"
            size="small"
            value={days.to}
            min={days.from || undefined}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </Row>
      )}
    </>
  );
}
