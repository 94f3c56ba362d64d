import type { ContactTopic, StoredFile } from '@kado/contracts';
import { useAppSelector, usePref } from '@kado/state';

/** What has been typed and uploaded of a message that was not sent yet. */
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

/** A stored draft of any other form is dropped. */
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

/** What was typed and uploaded after a message had been sent; undefined if nothing was. If its text begins with the sent text, only what follows is kept. */
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
 * The own draft of the contact form, kept in this browser as the preference `contact.draft` until the message is sent or somebody signs out. What
 * another customer has typed on this device is not shown; a guest who signs in goes on with theirs.
 */
export function useDraft() {
  const owner = useAppSelector(({ session }) => session.user?.id ?? '');
  const [stored, change] = usePref<OwnedDraft | undefined>('contact.draft', isOwnedOrNone, undefined);
  const save = (draft: Draft | undefined) => change(draft && { ...draft, owner });
  return [stored?.owner === owner || stored?.owner === '' ? stored : undefined, save] as const;
}
