import type { ContactTopic, StoredFile } from '@kado/contracts';
import { useAppSelector, usePref } from '@kado/state';

/** The typed values and uploaded files of a message that was not sent yet. */
export type Draft = {
  topic: ContactTopic;
  name: string;
  email: string;
  message: string;
  orderId: string;
  files: readonly StoredFile[];
};

export const TOPICS = ['order', 'deposit', 'account', 'other'] as const satisfies readonly ContactTopic[];
export const isTopic = (value: unknown): value is ContactTopic => TOPICS.some((topic) => topic === value);

const isText = (value: unknown): value is string => typeof value === 'string';
const TEXTS = ['name', 'email', 'message', 'orderId'] as const;
const isFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'id' in value && isText(value.id) && 'name' in value && isText(value.name);

/** Whether a stored value has the shape of a draft; other values are removed. */
export function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<Record<keyof Draft, unknown>>;
  return (
    isTopic(draft.topic) &&
    TEXTS.every((name) => isText(draft[name])) &&
    Array.isArray(draft.files) &&
    draft.files.every((file) => isFile(file))
  );
}

/** The part of a draft that was added while a message was being sent; undefined if there is none. If the text begins with the sent text, only the rest is kept. */
export function unsentPart(sent: Draft, now: Draft): Draft | undefined {
  if (JSON.stringify(sent) === JSON.stringify(now)) return undefined;
  const isContinued = now.message.startsWith(sent.message);
  const ids = new Set(sent.files.map(({ id }) => id));
  return {
    ...now,
    message: isContinued ? now.message.slice(sent.message.length).trimStart() : now.message,
    files: now.files.filter(({ id }) => !ids.has(id)),
  };
}

/** A stored draft, and the id of the customer who typed it: '' for a guest. */
type OwnedDraft = Draft & { owner: string };
const isOwnedOrNone = (value: unknown): value is OwnedDraft | undefined =>
  value === undefined || (isDraft(value) && 'owner' in value && isText(value.owner));

/**
 * The user's draft of the contact form. The preference `contact.draft` keeps it in this browser until the message is sent or the user signs out. A draft of
 * another customer on this device is not shown; the draft of a guest is kept when the guest signs in.
 */
export function useDraft() {
  const owner = useAppSelector(({ session }) => session.user?.id ?? '');
  const [stored, change] = usePref<OwnedDraft | undefined>('contact.draft', isOwnedOrNone, undefined);
  const save = (draft: Draft | undefined) => change(draft && { ...draft, owner });
  return [stored?.owner === owner || stored?.owner === '' ? stored : undefined, save] as const;
}
