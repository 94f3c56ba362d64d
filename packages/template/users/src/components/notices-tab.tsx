import { USER_CHANNELS, USER_NOTICES } from '@kado/contracts/template';
import { Allowed } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { CellHead, Card } from '@kado/template-ui';
import { Checkbox } from '@kado/ui';
import { useDetailsChange } from '../api/use-details-change.ts';
import styles from './notices-tab.module.css';
import type { TabProps } from './tab-props.ts';

/** Which notifications the user gets, and by which channel; each checkbox saves immediately. */
export function NoticesTab({ user, details }: TabProps) {
  const { t } = useTranslation('template-users');
  const { change } = useDetailsChange(user.id);
  return (
    <Card label={t('tab.notices')}>
      <div className={styles.head}>
        <CellHead title={t('notice.title')} detail={t('notice.detail')} />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('notice.kind')}</th>
            {USER_CHANNELS.map((way) => (
              <th key={way} scope="col" className={styles.way}>
                {t(`notice.by.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {USER_NOTICES.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`notice.${kind}`)}</th>
              {USER_CHANNELS.map((way) => (
                <td key={way} className={styles.way}>
                  <Allowed action="update" subject="User" label={t('notice.title')}>
                    <Checkbox
                      dense
                      aria-label={t('notice.box', { kind: t(`notice.${kind}`), way: t(`notice.by.${way}`) })}
                      checked={details.notices[kind][way]}
                      onChange={(event) => void change({ notices: { [kind]: { [way]: event.target.checked } } })}
                    />
                  </Allowed>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
