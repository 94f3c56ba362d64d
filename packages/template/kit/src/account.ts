import type { TemplateUserData } from '@kado/contracts/template';
import { useAppSelector } from '@kado/state';
import { accountOf } from '@kado/state/template';

/** The signed-in account of the template, as pages show it. */
export type Account = Pick<TemplateUserData, 'fullName' | 'username' | 'email' | 'role' | 'avatar'>;

/** The name that pages show: an account may have only a user name. */
export const nameOf = ({ fullName, username }: Pick<Account, 'fullName' | 'username'>): string => fullName || username;

/** The template's signed-in account; undefined for a guest, and in the product. The permission lens does not change it. */
export const useAccount = (): Account | undefined => useAppSelector((state) => accountOf(state.session));
