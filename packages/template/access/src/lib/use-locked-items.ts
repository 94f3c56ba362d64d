import { useMatches } from 'react-router';
import type { Ability } from '@kado/contracts';
import { can, useAbility, useNav, useReason, type Access } from '@kado/feature-kit';
import { useDenials } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';

/** An item of this page that the lens role may not use: its label, the right that it needs, and the reason. */
export type LockedItem = {
  id: string;
  kind: 'page' | 'control' | 'menu';
  label: string;
  needs: Ability;
  why: string;
  mark?: number;
  count?: number;
};

/** All locked items: the page itself, its controls (numbered as on the page), and menu entries. */
export function useLockedItems(): LockedItem[] {
  const { t } = useTranslation(['template-access', 'common']);
  const ability = useAbility();
  const reason = useReason();
  const access = (useMatches().at(-1)?.handle as { access?: Access } | undefined)?.access;
  const denials = useDenials();
  const menu = useNav();
  const page: LockedItem[] =
    access?.kind === 'needs' && !can(ability, access)
      ? [{ id: 'page', kind: 'page', label: t('lens.page'), needs: access, why: reason(access) }]
      : [];
  const controls = denials.map(({ ids, label, action, subject }, at): LockedItem => ({
    id: ids[0] ?? '',
    count: ids.length,
    kind: 'control',
    label: label ?? t('lens.control'),
    needs: { action, subject },
    why: reason({ action, subject }),
    mark: at + 1,
  }));
  const entries = menu.flatMap(({ feature, key, label, parent, needs }): LockedItem[] => {
    const group = menu.find((one) => one.feature === feature && one.key === parent);
    const holds = menu.some((one) => one.feature === feature && one.parent === key);
    const name = group ? [group.label, label].join(t('common:list.comma')) : label;
    return needs && !holds
      ? [{ id: `${feature}:${key}`, kind: 'menu', label: t('lens.entry', { name }), needs, why: reason(needs) }]
      : [];
  });
  return [...page, ...controls, ...entries];
}
