import { useTranslation } from '@kado/i18n';
import { Drawer, FillBar } from '@kado/template-ui';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import styles from './sessions.module.css';
import { useWeekdays } from './week-card.tsx';

type SessionsDrawerProps = { onClose: () => void; days: readonly number[]; span: string };

/** The sessions of each weekday in figures. */
export function SessionsDrawer({ onClose, days, span }: SessionsDrawerProps) {
  const { t } = useTranslation(['template-dashboard', 'common']);
  const format = useCardFormatters();
  const categories = useWeekdays('short');
  const sum = days.reduce((total, day) => total + day, 0);
  const share = (day: number) => (sum === 0 ? 0 : day / sum);
  return (
    <Drawer open onClose={onClose} closeLabel={t('common:action.close')} title={t('sessions.byDay')} detail={span}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('sessions.day')}</th>
            <th scope="col">{t('sessions.unit')}</th>
            <th scope="col">{t('sessions.share')}</th>
          </tr>
        </thead>
        <tbody>
          {categories.map(({ name }, at) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{format.count(days[at] ?? 0)}</td>
              <td>
                <FillBar
                  label={format.percent(Math.round(share(days[at] ?? 0) * 100))}
                  parts={[{ share: share(days[at] ?? 0), color: 'main' }]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Drawer>
  );
}
