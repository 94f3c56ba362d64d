import { type ReactNode, useState } from 'react';
import { nameOf, useAccount, useReachable } from '@kado/template-kit';
import { useApp, useRunAction } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Anchor, Icon, type IconName } from '@kado/ui';
import { PopPanel } from '@kado/template-ui';
import { useShellActions } from '../lib/shell-actions.ts';
import { CartButton } from './cart-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './panels.module.css';
import { SkinButton } from './skin-button.tsx';
import { CustomizerButton, ToolButtons } from './tool-buttons.tsx';

type PanelLink = { key: 'profile' | 'inbox' | 'tasks' | 'chats' | 'settings' | 'pricing' | 'faq'; icon: IconName; to: string };

const LINKS: readonly PanelLink[] = [
  { key: 'profile', icon: 'user', to: '/pages/profile' },
  { key: 'inbox', icon: 'mail', to: '/apps/email' },
  { key: 'tasks', icon: 'todo', to: '/apps/todo' },
  { key: 'chats', icon: 'chat', to: '/apps/chat' },
  { key: 'settings', icon: 'settings', to: '/pages/account-settings' },
  { key: 'pricing', icon: 'card', to: '/pages/pricing' },
  { key: 'faq', icon: 'help', to: '/pages/faq' },
];

type ActionRowProps = { icon: IconName; apart?: boolean; busy?: boolean; onClick: () => void; children: ReactNode };

function ActionRow({ icon, apart, busy, onClick, children }: ActionRowProps) {
  return (
    <li className={apart ? styles.apart : undefined}>
      <button type="button" className={styles.line} disabled={busy} onClick={onClick}>
        <Icon name={icon} size={18} />
        <span className={styles.grow}>{children}</span>
      </button>
    </li>
  );
}

/** Links to the personal pages, the demo reset, and signing out. */
export function UserPanel({ close }: { close: () => void }) {
  const { t } = useTranslation('template-shell');
  const { switchVariant, signOut } = useApp();
  const runAction = useRunAction();
  const account = useAccount();
  const { openReset } = useShellActions();
  const reachable = useReachable();
  const [leaving, setLeaving] = useState(false);
  const leave = async (way: () => Promise<void>) => {
    setLeaving(true);
    await runAction(way);
    setLeaving(false);
  };
  const links = LINKS.filter(({ to }) => reachable(to));
  return (
    <PopPanel
      title={<bdi>{account ? nameOf(account) : t('user.name')}</bdi>}
      end={account && <span className={styles.note}>{t(`user.role.${account.role}`)}</span>}
    >
      <div className={styles.tools}>
        <LanguageMenu />
        <SkinButton />
        <CustomizerButton />
        <ToolButtons />
        <CartButton />
      </div>
      <ul className={styles.lines}>
        {links.map(({ key, icon, to }) => (
          <li key={key}>
            <Anchor className={styles.line} to={to} onClick={close}>
              <Icon name={icon} size={18} />
              <span className={styles.grow}>{t(`user.place.${key}`)}</span>
            </Anchor>
          </li>
        ))}
        {openReset && (
          <ActionRow
            icon="refresh"
            apart={links.length > 0}
            onClick={() => {
              close();
              openReset();
            }}
          >
            {t('user.reset')}
          </ActionRow>
        )}
        <ActionRow icon="exit" busy={leaving} onClick={() => void leave(switchVariant)}>
          {t('user.leave')}
        </ActionRow>
        {signOut && (
          <ActionRow icon="logout" apart busy={leaving} onClick={() => void leave(signOut)}>
            {t('user.signOut')}
          </ActionRow>
        )}
      </ul>
    </PopPanel>
  );
}
