import type { TemplateUser } from '@kado/contracts/template';
import { useUserWords } from '@kado/template-kit';
import { toWire, type List } from './use-list.ts';
import { usersApi } from './users-api.ts';

/** Larger than the number of users, so that one page contains them all. */
const ALL = 1_000_000;

/** Fetches all users that match the list's filters, across its pages. */
export function useMatchingUsers({ request }: List): () => Promise<readonly TemplateUser[]> {
  const { searchText } = useUserWords();
  const [fetchAll] = usersApi.useLazyUsersListQuery();
  return async () => {
    const { users } = await fetchAll({ ...toWire(request), q: searchText(request.q), page: 1, perPage: ALL }).unwrap();
    return users;
  };
}
