import type { TemplateUserData } from '@kado/contracts/template';
import { useAppSelector } from '@kado/state';

/** Who is signed in to the template, as pages name them. */
export type Account = Pick<TemplateUserData, 'fullName' | 'username' | 'email' | 'role' | 'avatar'>;

/** The template's signed-in account; undefined for a guest, and in the product. Under the lens it stays the person's own. */
export const useAccount = (): Account | undefined => useAppSelector((state) => state.session.account);
