import type { UserDetailsChange } from '@kado/contracts/template';
import { useMutationToast } from '@kado/feature-kit';
import { useUsersDetailsChangeMutation } from './details-api.ts';

/** Changes the details of one user. Resolves to whether it succeeded; `text` is the toast after a success, `about` the toast's subject. */
export function useDetailsChange(id: number) {
  const [send, { isLoading }] = useUsersDetailsChangeMutation();
  const report = useMutationToast();
  return {
    busy: isLoading,
    change: (change: UserDetailsChange, text?: string, about?: string) =>
      report(send({ id, ...change }).unwrap(), text, undefined, about),
  };
}
