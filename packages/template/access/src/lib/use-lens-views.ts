import { useMemo } from 'react';
import type { Ability } from '@kado/contracts';
import { type Lens, type RoleSummary, roleSummary, useLensSwitch } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { abilityOf, CLIENT_ABILITY } from './role-rules.ts';
import { useLensRolesQuery } from '../api/lens-api.ts';

/** A role that the lens offers; without `lens` it is the account's own. */
export type LensView = { key: string; name: string; lens: Lens | undefined; summary?: RoleSummary };

const OWN = 'own';

/** The roles that the lens offers, the current one, and how to change it. */
export function useLensViews() {
  const { t } = useTranslation('template-access');
  const { lens, setLens } = useLensSwitch();
  const query = useLensRolesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data } = query;
  const [admin, client] = [t('role.admin'), t('role.client')];
  const views = useMemo((): LensView[] => {
    const through = (key: string, role: string, ability: readonly Ability[]): LensView => ({
      key,
      name: role,
      lens: { key, role, ability },
    });
    const roles = (data ?? []).map((role) => ({
      ...through(`role:${role.id}`, role.name, abilityOf(role)),
      summary: roleSummary(role.matrix),
    }));
    return [{ key: OWN, name: admin, lens: undefined }, through('client', client, CLIENT_ABILITY), ...roles];
  }, [data, admin, client]);
  const key = lens?.key ?? OWN;
  return { query, views, key, current: views.find((view) => view.key === key), lens, setLens };
}
