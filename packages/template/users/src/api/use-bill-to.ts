import type { TemplateUser } from '@kado/contracts/template';
import { useMutationToast } from '@kado/feature-kit';
import { useLazyUsersDetailsQuery, useUsersDetailsChangeMutation } from './details-api.ts';

/** Copies a user's contact details into the billing address; its street and city stay. A failure is shown in a toast. */
export function useBillTo() {
  const [read, { isFetching }] = useLazyUsersDetailsQuery();
  const [send, { isLoading }] = useUsersDetailsChangeMutation();
  const report = useMutationToast();
  const write = async ({ id, company, email, taxId = '', contact, country }: TemplateUser) => {
    const { address } = await read(id).unwrap();
    return send({ id, address: { ...address, company, email, taxId, contact, country } }).unwrap();
  };
  return { busy: isFetching || isLoading, save: (user: TemplateUser) => report(write(user)) };
}
