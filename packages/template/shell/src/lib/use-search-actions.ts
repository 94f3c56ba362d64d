import { useApp, useRunAction } from '@kado/feature-kit';
import { useSetDirection, useSetLanguage, useTools } from '@kado/template-kit';
import { directionOf, LANGUAGES, useLanguage, useTranslation } from '@kado/i18n';
import { menuCollapsedChanged, useAppDispatch, useAppSelector } from '@kado/state';
import type { IconName } from '@kado/ui';
import { CUSTOMIZER, useShellActions } from './shell-actions.ts';
import { iconOf } from './menu.ts';
import { keyOf } from './panel-key.ts';
import { useCopyLink } from './use-current-page.ts';
import { useDarkMode } from '../components/skin-button.tsx';
import type { SearchItem } from './search-results.ts';

type Action = readonly [key: string, icon: IconName, title: string, run: () => void];

/** The actions on skin, direction, menu and language. */
function useLayoutActions(): Action[] {
  const { t } = useTranslation('template-shell');
  const dispatch = useAppDispatch();
  const { direction, menuCollapsed } = useAppSelector((state) => state.layout);
  const { dark, toggle } = useDarkMode();
  const setDirection = useSetDirection();
  const { lng } = useLanguage();
  const isRtl = directionOf(lng, direction) === 'rtl';
  const setLanguage = useSetLanguage();
  const others = LANGUAGES.filter(({ code }) => code !== lng);
  return [
    ['skin', dark ? 'sun' : 'moon', t(dark ? 'skin.toLight' : 'skin.toDark'), toggle],
    ['direction', 'swap', t(isRtl ? 'direction.ltr' : 'direction.rtl'), () => void setDirection(!isRtl)],
    ['fold', 'pin', t(menuCollapsed ? 'menu.keep' : 'menu.fold'), () => void dispatch(menuCollapsedChanged(!menuCollapsed))],
    ...others.map(({ code, nativeName }): Action => [
      `lng:${code}`,
      'globe',
      t('search.speak', { language: nativeName }),
      () => void setLanguage(code),
    ]),
  ];
}

/** The actions that the search offers. */
export function useSearchActions(): SearchItem[] {
  const { t } = useTranslation('template-shell');
  const { signOut } = useApp();
  const runAction = useRunAction();
  const tools = useTools();
  const shell = useShellActions();
  const copy = useCopyLink();
  const layoutActions = useLayoutActions();
  const actions: Action[] = [
    ['customizer', 'settings', t('customizer.title'), () => shell.togglePanel(CUSTOMIZER)],
    ...tools.map((tool): Action => [keyOf(tool), iconOf(tool.icon), tool.label, () => shell.togglePanel(keyOf(tool))]),
    ...layoutActions,
    ['copy', 'link', t('page.copy'), () => void copy()],
    ['print', 'print', t('page.print'), () => window.print()],
    ...(shell.openReset ? ([['reset', 'refresh', t('user.reset'), shell.openReset]] satisfies Action[]) : []),
    ...(signOut ? ([['out', 'logout', t('user.signOut'), () => void runAction(signOut)]] satisfies Action[]) : []),
  ];
  return actions.map(([key, icon, title, run]) => ({
    key: `do:${key}`,
    group: 'actions',
    kind: 'action',
    title,
    detail: '',
    icon,
    run,
  }));
}
