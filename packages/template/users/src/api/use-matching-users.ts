import type { TemplateUser } from '@kado/contracts/template';
import type { List } from './use-list.ts';
import { usersApi } from './users-api.ts';

/** Fetches all users that the list matches, on whatever page they stand. */
export function useMatches({ asked: { plan, ...asked } }: List, total: number): () => Promise<readonly TemplateUser[]> {
  const [fetchAll] = usersApi.useLazyUsersListQuery();
  return async () => {
    const { users } = await fetchAll({ ...asked, currentPlan: plan, page: 1, perPage: Math.max(total, 1) }, true).unwrap();
    return users;
  };
}
