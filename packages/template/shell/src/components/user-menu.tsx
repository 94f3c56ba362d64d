import { nameOf, useAccount, useBackend } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Avatar, lazyComponent } from '@kado/ui';
import { PendingPanel, Popover } from '@kado/template-ui';
import styles from './navbar.module.css';

const Panel = lazyComponent(async () => (await import('./user-panel.tsx')).UserPanel, PendingPanel);

/** The account menu. */
export function UserMenu() {
  const { t } = useTranslation('template-shell');
  const account = useAccount();
  const { backend } = useBackend();
  const name = account ? nameOf(account) : t('user.name');
  const trigger = (
    <>
      <span className={styles.person}>
        {/* The mock backend serves the picture too: before it is ready, the request would fail. */}
        <Avatar size="xs" id={account?.username ?? name} name={name} src={backend && account?.avatar} />
      </span>
      <span className={styles.who}>
        <span dir="auto">{name}</span>
        {account && <small>{t(`user.role.${account.role}`)}</small>}
      </span>
    </>
  );
  return (
    <Popover label={t('user.menu')} trigger={trigger} size="small">
      {(close) => <Panel close={close} />}
    </Popover>
  );
}
