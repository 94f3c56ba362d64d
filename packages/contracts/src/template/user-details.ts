import * as z from 'zod/mini';
import { Filled, LooseId } from './loose.ts';

/** The notification topics of a user. */
export const USER_NOTICES = ['news', 'activity', 'browser', 'device'] as const;
/** The notification channels. */
export const USER_CHANNELS = ['email', 'browser', 'app'] as const;
/** The external apps and networks that a user can connect. */
export const USER_CONNECTIONS = {
  apps: ['google', 'slack', 'github', 'mailchimp', 'asana'],
  social: ['facebook', 'x', 'instagram', 'dribbble', 'behance'],
} as const;

const Connection = z.enum([...USER_CONNECTIONS.apps, ...USER_CONNECTIONS.social]);
const Channels = z.object({ email: z.boolean(), browser: z.boolean(), app: z.boolean() });
const Notice = z.enum(USER_NOTICES);

/** Which rules a new password meets: eight characters, a capital letter, a symbol. */
export const passwordRules = (text: string): { long: boolean; capital: boolean; sign: boolean } => ({
  long: Array.from(text).length >= 8,
  capital: /\p{Lu}/u.test(text),
  sign: /[^\p{L}\p{N}\s]/u.test(text),
});

const NewPassword = z.string().check(
  z.maxLength(200),
  z.refine((text: string) => Object.values(passwordRules(text)).every(Boolean)),
);

/** A payment card of a user; only the last digits of its number are stored. */
export const UserCard = z.object({
  id: z.int(),
  holder: Filled,
  brand: z.enum(['visa', 'mastercard', 'amex']),
  last4: z.string().check(z.regex(/^\d{4}$/)),
  expires: z.string().check(z.regex(/^(0[1-9]|1[0-2])\/\d{2}$/)),
  primary: z.boolean(),
});
export type UserCard = z.infer<typeof UserCard>;

/** A card to save; without an id it is a new one. */
export const UserCardDraft = z.extend(z.omit(UserCard, { id: true }), { id: z.exactOptional(LooseId) });
export type UserCardDraft = z.infer<typeof UserCardDraft>;

/** A user's billing address. */
export const UserAddress = z.object({
  company: z.string(),
  email: z.string(),
  taxId: z.string(),
  contact: z.string(),
  country: z.string(),
  city: z.string(),
  postCode: z.string(),
  street: z.string(),
});
export type UserAddress = z.infer<typeof UserAddress>;

/** A user's two-factor authentication; it has a phone number only for text messages. */
export const UserTwoStep = z.object({ method: z.enum(['off', 'app', 'sms']), phone: z.string() });
export type UserTwoStep = z.infer<typeof UserTwoStep>;

const UserDevice = z.object({
  id: z.int(),
  kind: z.enum(['desktop', 'phone', 'tablet']),
  system: z.string(),
  place: z.string(),
  at: z.string(),
});
/** A device on which the user was signed in. */
export type UserDevice = z.infer<typeof UserDevice>;

const UserProject = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.string(),
  done: z.int(),
  total: z.int(),
  minutes: z.int(),
});
/** A project of the user. */
export type UserProject = z.infer<typeof UserProject>;

const UserEvent = z.object({
  id: z.int(),
  kind: z.enum(['task', 'met', 'group', 'device', 'password', 'twoStep']),
  at: z.string(),
  what: z.string(),
  count: z.int(),
});
/** An activity, newest first. */
export type UserEvent = z.infer<typeof UserEvent>;

/** The data of the user's page that no other call returns. Times are ISO 8601. */
export const UserDetails = z.object({
  id: z.int(),
  tasksDone: z.int(),
  projectsDone: z.int(),
  projects: z.array(UserProject),
  events: z.array(UserEvent),
  devices: z.array(UserDevice),
  cards: z.array(UserCard),
  address: UserAddress,
  planSince: z.string(),
  planCancelled: z.boolean(),
  passwordChangedAt: z.string(),
  twoStep: UserTwoStep,
  notices: z.record(Notice, Channels),
  connections: z.record(Connection, z.boolean()),
});
export type UserDetails = z.infer<typeof UserDetails>;

/** The fields to change; absent ones keep their value. A password is checked but not stored: only the time of its change is. */
export const UserDetailsChange = z.object({
  card: z.exactOptional(UserCardDraft),
  removeCard: z.exactOptional(LooseId),
  removeDevice: z.exactOptional(LooseId),
  address: z.exactOptional(UserAddress),
  planCancelled: z.exactOptional(z.boolean()),
  password: z.exactOptional(NewPassword),
  twoStep: z.exactOptional(UserTwoStep),
  notices: z.exactOptional(z.partialRecord(Notice, z.partial(Channels))),
  connections: z.exactOptional(z.partialRecord(Connection, z.boolean())),
});
export type UserDetailsChange = z.infer<typeof UserDetailsChange>;
