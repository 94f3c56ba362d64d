import type { Recipient } from '@kado/contracts';

/** The number, address or account of a person: also the id of their avatar, so that its colour is the same whether they are saved or not. */
export const contactOf = ({ phone, email, account }: Pick<Recipient, 'phone' | 'email' | 'account'>): string =>
  phone ?? email ?? account ?? '';
