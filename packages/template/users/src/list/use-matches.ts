import type { TemplateUser } from '@kado/contracts/template';
import type { List } from '../state/use-list.ts';
import { usersApi } from '../state/users.ts';

/** Fetches all users that the list matches, on whatever page they stand. */
export function useMatches({ request: { plan, ...request } }: List, total: number): () => Promise<readonly TemplateUser[]> {
  const [fetchAll] = usersApi.useLazyUsersListQuery();
  return async () => {
    const { users } = await fetchAll({ ...request, currentPlan: plan, page: 1, perPage: Math.max(total, 1) }, true).unwrap();
    return users;
  };
}
