import type { UserDetailsChange } from '@kado/contracts/template';
import { useUsersDetailsChangeMutation } from './details-api.ts';
import { useSaid } from './use-said.ts';

/** Changes the details of one user; says how it went where there is something to say. */
export function useDetailsChange(id: number) {
  const [send, { isLoading }] = useUsersDetailsChangeMutation();
  const said = useSaid();
  return { busy: isLoading, change: (change: UserDetailsChange, text?: string) => said(send({ id, ...change }).unwrap(), text) };
}
