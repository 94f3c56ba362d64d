import { useMemo } from 'react';
import type { Ability } from '@kado/contracts';
import { useLensSwitch, type Lens } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { abilityOf, CLIENT_ABILITY } from '../lib/roles.ts';
import { useLensRolesQuery } from '../state/roles.ts';

/** A role to look as; without a lens it is oneself. `people` wrote its name, unless it is one of the demo's accounts. */
export type View = { key: string; name: string; written: boolean; ability: readonly Ability[]; lens: Lens | undefined };

const OWN = 'own';
const EVERYTHING: readonly Ability[] = [{ action: 'manage', subject: 'all' }];

/** The roles that the page can be looked at as, the one it is looked at as now, and how to change it. */
export function useViews() {
  const { t } = useTranslation('template-access');
  const { lens, look } = useLensSwitch();
  const query = useLensRolesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const [admin, client] = [t('role.admin'), t('role.client')];
  const views = useMemo((): View[] => {
    const own: View = { key: OWN, name: admin, written: false, ability: EVERYTHING, lens: undefined };
    const seen = (key: string, role: string, ability: readonly Ability[], written: boolean): View => ({
      key,
      name: role,
      written,
      ability,
      lens: { key, role, ability },
    });
    const roles = (data ?? []).map((role) => seen(`role:${role.id}`, role.name, abilityOf(role), true));
    return [own, seen('client', client, CLIENT_ABILITY, false), ...roles];
  }, [data, admin, client]);
  const key = lens?.key ?? OWN;
  return { query, views, key, current: views.find((view) => view.key === key), lens, look };
}
