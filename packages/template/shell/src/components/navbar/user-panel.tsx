import { type ReactNode, useState } from 'react';
import { useAccount } from '@kado/template-kit';
import { useApp } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Anchor, Icon, type IconName } from '@kado/ui';
import { PopPanel } from '@kado/template-ui';
import { useDoors } from '../../lib/shell-actions.ts';
import { useReachable } from '../../lib/use-reachable.ts';
import { Cart } from './cart-button.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './panels.module.css';
import { SkinButton } from './skin-button.tsx';
import { CustomizerButton, ToolButtons } from './tool-buttons.tsx';

type Place = { key: 'profile' | 'inbox' | 'tasks' | 'chats' | 'settings' | 'pricing' | 'faq'; icon: IconName; to: string };

const PLACES: readonly Place[] = [
  { key: 'profile', icon: 'user', to: '/pages/profile' },
  { key: 'inbox', icon: 'mail', to: '/apps/email' },
  { key: 'tasks', icon: 'todo', to: '/apps/todo' },
  { key: 'chats', icon: 'chat', to: '/apps/chat' },
  { key: 'settings', icon: 'settings', to: '/pages/account-settings' },
  { key: 'pricing', icon: 'card', to: '/pages/pricing' },
  { key: 'faq', icon: 'help', to: '/pages/faq' },
];

type ActProps = { icon: IconName; apart?: boolean; busy?: boolean; onClick: () => void; children: ReactNode };

function Act({ icon, apart, busy, onClick, children }: ActProps) {
  return (
    <li className={apart ? styles.apart : undefined}>
      <button type="button" className={styles.line} disabled={busy} onClick={onClick}>
        <Icon name={icon} size={18} />
        <span className={styles.grow}>{children}</span>
      </button>
    </li>
  );
}

/** Where one can go from here, a fresh start of the demo, and the ways out. */
export function UserPanel({ close }: { close: () => void }) {
  const { t } = useTranslation('template-shell');
  const { switchVariant, signOut } = useApp();
  const account = useAccount();
  const { reset } = useDoors();
  const reachable = useReachable();
  const [leaving, setLeaving] = useState(false);
  const out = (way: () => Promise<void>) => {
    setLeaving(true);
    void way().finally(() => setLeaving(false));
  };
  const places = PLACES.filter(({ to }) => reachable(to));
  return (
    <PopPanel
      title={<bdi>{account?.fullName ?? t('user.name')}</bdi>}
      end={account && <span className={styles.note}>{t(`user.role.${account.role}`)}</span>}
    >
      <div className={styles.tools}>
        <LanguageMenu />
        <SkinButton />
        <CustomizerButton />
        <ToolButtons />
        <Cart />
      </div>
      <ul className={styles.lines}>
        {places.map(({ key, icon, to }) => (
          <li key={key}>
            <Anchor className={styles.line} to={to} onClick={close}>
              <Icon name={icon} size={18} />
              <span className={styles.grow}>{t(`user.place.${key}`)}</span>
            </Anchor>
          </li>
        ))}
        {reset && (
          <Act
            icon="refresh"
            apart={places.length > 0}
            onClick={() => {
              close();
              reset();
            }}
          >
            {t('user.reset')}
          </Act>
        )}
        <Act icon="exit" busy={leaving} onClick={() => out(switchVariant)}>
          {t('user.leave')}
        </Act>
        {signOut && (
          <Act icon="logout" apart busy={leaving} onClick={() => out(signOut)}>
            {t('user.signOut')}
          </Act>
        )}
      </ul>
    </PopPanel>
  );
}
