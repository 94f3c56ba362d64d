import type { Recipient } from '@kado/contracts';
import { accountText } from '../accounts/account.ts';
import type { Formatters } from '../use-formatters.ts';

type Contact = Pick<Recipient, 'phone' | 'email' | 'account'>;

/** The phone number, e-mail address or account number of a person. It is also the id of the avatar, so a saved and an unsaved person have the same colour. */
export const contactOf = ({ phone, email, account }: Contact): string => phone ?? email ?? account ?? '';

/** The contact for display: a phone or account number in groups, or the e-mail address. */
export const contactText = ({ phone, email, account }: Contact, format: Pick<Formatters, 'phone'>): string =>
  phone ? format.phone(phone) : (email ?? accountText(account ?? ''));
