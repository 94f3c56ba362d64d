import type { TemplateUserData } from '@kado/contracts/template';
import { useAppSelector } from '@kado/state';
import { accountOf } from '@kado/state/template';

/** Who is signed in to the template, as pages name them. */
export type Account = Pick<TemplateUserData, 'fullName' | 'username' | 'email' | 'role' | 'avatar'>;

/** The template's signed-in account; undefined for a guest, and in the product. Under the lens it stays the person's own. */
export const useAccount = (): Account | undefined => useAppSelector((state) => accountOf(state.session));
