import { useApp } from '@kado/feature-kit';
import { useTools } from '@kado/template-kit';
import { LANGUAGES, useLanguage, useTranslation } from '@kado/i18n';
import { menuCollapsedChanged, useAppDispatch, useAppSelector } from '@kado/state';
import type { IconName } from '@kado/ui';
import { CUSTOMIZER, useDoors } from '../lib/doors.ts';
import { iconOf } from '../lib/menu.ts';
import { keyOf } from '../lib/panel-key.ts';
import { useCopyLink } from '../lib/use-here.ts';
import { useDirection } from '../lib/use-turn.ts';
import { useSpeak } from '../navbar/language-menu.tsx';
import { useLights } from '../navbar/skin-button.tsx';
import type { Find } from './find.ts';

type Act = readonly [key: string, icon: IconName, title: string, run: () => void];

/** How the page looks and reads. */
function useLooks(): Act[] {
  const { t } = useTranslation('template-shell');
  const dispatch = useAppDispatch();
  const { direction, menuCollapsed } = useAppSelector((state) => state.layout);
  const { dark, turn } = useLights();
  const turnAround = useDirection();
  const { lng } = useLanguage();
  const speak = useSpeak();
  const others = LANGUAGES.filter(({ code }) => code !== lng);
  return [
    ['skin', dark ? 'sun' : 'moon', t(dark ? 'skin.toLight' : 'skin.toDark'), turn],
    ['direction', 'swap', t(direction ? 'direction.ltr' : 'direction.rtl'), () => void turnAround(!direction)],
    ['fold', 'pin', t(menuCollapsed ? 'menu.keep' : 'menu.fold'), () => void dispatch(menuCollapsedChanged(!menuCollapsed))],
    ...others.map(({ code, nativeName }): Act => [
      `lng:${code}`,
      'globe',
      t('search.speak', { language: nativeName }),
      () => void speak(code),
    ]),
  ];
}

/** What the search can do besides opening something. */
export function useActions(): Find[] {
  const { t } = useTranslation('template-shell');
  const { signOut } = useApp();
  const tools = useTools();
  const doors = useDoors();
  const copy = useCopyLink();
  const looks = useLooks();
  const acts: Act[] = [
    ['customizer', 'settings', t('customizer.title'), () => doors.panel(CUSTOMIZER)],
    ...tools.map((tool): Act => [keyOf(tool), iconOf(tool.icon), tool.label, () => doors.panel(keyOf(tool))]),
    ...looks,
    ['copy', 'link', t('page.copy'), () => void copy()],
    ['print', 'print', t('page.print'), () => window.print()],
    ...(doors.reset ? ([['reset', 'refresh', t('user.reset'), doors.reset]] satisfies Act[]) : []),
    ...(signOut ? ([['out', 'logout', t('user.signOut'), () => void signOut()]] satisfies Act[]) : []),
  ];
  return acts.map(([key, icon, title, run]) => ({
    key: `do:${key}`,
    group: 'actions',
    kind: 'action',
    title,
    detail: '',
    icon,
    run,
  }));
}
