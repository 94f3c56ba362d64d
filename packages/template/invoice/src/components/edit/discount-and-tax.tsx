import { useTranslation } from '@kado/i18n';
import { Button, Icon, Stack, TextField } from '@kado/ui';
import { PopPanel, Popover } from '@kado/template-ui';
import type { DraftLine } from '../../lib/draft.ts';
import { PERCENT, readFigure } from '../../lib/typed-number.ts';
import { useWritten } from '../../lib/use-invoice-formats.ts';
import styles from './lines.module.css';

type PercentsProps = { place: number; line: DraftLine; bad: boolean; onChange: (part: Partial<DraftLine>) => void };

const isBad = (typed: string) => typed.trim() !== '' && readFigure(typed, PERCENT) === undefined;

/** Discount and tax of a line, behind a button that says them. */
export function Percents({ place, line, bad, onChange }: PercentsProps) {
  const { t } = useTranslation(['template-invoice', 'common']);
  const { percent } = useWritten();
  const written = (typed: string) => percent((readFigure(typed, PERCENT) ?? 0) / 100);
  const said = { discount: written(line.discount), tax: written(line.tax) };
  const field = (key: 'discount' | 'tax') => (
    <TextField
      label={t(`edit.${key}`)}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      end="%"
      value={line[key]}
      error={isBad(line[key]) ? t('problem.percent') : undefined}
      onChange={({ target }) => onChange({ [key]: target.value })}
    />
  );
  return (
    <div className={styles.percents}>
      <Popover
        size="small"
        align="start"
        label={t('edit.percents', { place })}
        face={
          <span className={styles.face} data-bad={bad || undefined}>
            <span>
              {t('sheet.discount')} <bdi>{said.discount}</bdi>
            </span>
            <span>
              {t('sheet.tax')} <bdi>{said.tax}</bdi>
            </span>
            <Icon name="down" size={16} />
          </span>
        }
      >
        {(close) => (
          <PopPanel title={t('edit.percentsTitle')}>
            <Stack gap={12} className={styles.panel}>
              {field('discount')}
              {field('tax')}
              <Button variant="soft" size="small" onClick={close}>
                {t('common:action.close')}
              </Button>
            </Stack>
          </PopPanel>
        )}
      </Popover>
      {bad && <p className={styles.bad}>{t('problem.percent')}</p>}
    </div>
  );
}
