import { USER_CONNECTIONS } from '@kado/contracts/template';
import { Allowed } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button, Tile } from '@kado/ui';
import { Cell, CellHead, Cells, Switch } from '@kado/template-ui';
import { useDetailsChange } from '../api/use-details-change.ts';
import styles from './connections-tab.module.css';
import type { TabProps } from './tab-props.ts';

/** Brand names; they are not translated. */
const NAMES = {
  google: 'Google',
  slack: 'Slack',
  github: 'GitHub',
  mailchimp: 'Mailchimp',
  asana: 'Asana',
  facebook: 'Facebook',
  x: 'X',
  instagram: 'Instagram',
  dribbble: 'Dribbble',
  behance: 'Behance',
};

type PartProps = TabProps & { flip: (key: keyof typeof NAMES, on: boolean) => void };

function AppConnections({ details, flip }: PartProps) {
  const { t } = useTranslation('template-users');
  return (
    <ul className={styles.list}>
      {USER_CONNECTIONS.apps.map((key) => (
        <li key={key}>
          <Tile id={key} initials={NAMES[key]} size="xs" />
          <span className={styles.switch}>
            <Allowed action="update" subject="User" label={NAMES[key]}>
              <Switch checked={details.connections[key]} detail={t(`connect.${key}`)} onChange={(on) => flip(key, on)}>
                <bdi>{NAMES[key]}</bdi>
              </Switch>
            </Allowed>
          </span>
        </li>
      ))}
    </ul>
  );
}

function SocialConnections({ user, details, flip }: PartProps) {
  const { t } = useTranslation('template-users');
  return (
    <ul className={styles.list}>
      {USER_CONNECTIONS.social.map((key) => {
        const on = details.connections[key];
        const name = NAMES[key];
        return (
          <li key={key}>
            <Tile id={key} initials={name} size="xs" />
            <span className={styles.words}>
              <b>
                <bdi>{name}</bdi>
              </b>
              <small>{on ? <bdi dir="ltr">@{user.username}</bdi> : t('connect.not')}</small>
            </span>
            <Allowed action="update" subject="User">
              <Button
                variant="plain"
                size="small"
                icon={on ? 'x' : 'link'}
                aria-label={on ? t('connect.offFrom', { name }) : t('connect.onTo', { name })}
                onClick={() => flip(key, !on)}
              >
                {on ? t('connect.off') : t('connect.on')}
              </Button>
            </Allowed>
          </li>
        );
      })}
    </ul>
  );
}

/** Five apps and five networks, each connected or not. */
export function ConnectionsTab({ user, details }: TabProps) {
  const { t } = useTranslation('template-users');
  const { change } = useDetailsChange(user.id);
  const flip = (key: keyof typeof NAMES, on: boolean) =>
    void change(
      { connections: { [key]: on } },
      on ? t('connect.nowOn', { name: NAMES[key] }) : t('connect.nowOff', { name: NAMES[key] }),
    );
  const part = { user, details, flip };
  return (
    <Cells>
      <Cell span={6}>
        <CellHead title={t('connect.apps')} detail={t('connect.appsDetail')} />
        <AppConnections {...part} />
      </Cell>
      <Cell span={6}>
        <CellHead title={t('connect.social')} detail={t('connect.socialDetail')} />
        <SocialConnections {...part} />
      </Cell>
    </Cells>
  );
}
