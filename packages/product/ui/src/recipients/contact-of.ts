import type { Recipient } from '@kado/contracts';
import { accountText } from '../accounts/account.ts';
import type { Formatters } from '../use-formatters.ts';

type Contact = Pick<Recipient, 'phone' | 'email' | 'account'>;

/** The number, address or account of a person: also the id of their avatar, so that its colour is the same whether they are saved or not. */
export const contactOf = ({ phone, email, account }: Contact): string => phone ?? email ?? account ?? '';

/** The same as people read it: a number or an account in groups. */
export const contactText = ({ phone, email, account }: Contact, format: Pick<Formatters, 'phone'>): string =>
  phone ? format.phone(phone) : (email ?? accountText(account ?? ''));
