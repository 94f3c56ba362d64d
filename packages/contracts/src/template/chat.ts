import * as z from 'zod/mini';
import { LooseId } from './loose.ts';

/** The online status of a chat user. */
export const CHAT_STATUSES = ['online', 'offline', 'busy', 'away'] as const;

/** One message; time is ISO. */
export const ChatMessage = z.object({ message: z.string(), time: z.string(), senderId: z.int() });
export type ChatMessage = z.infer<typeof ChatMessage>;

/** A chat with one contact; userId is the contact's id. */
export const Chat = z.object({ id: z.int(), userId: z.int(), unseenMsgs: z.int(), chat: z.array(ChatMessage) });
export type Chat = z.infer<typeof Chat>;

/** A contact. */
export const ChatContact = z.object({
  id: z.int(),
  fullName: z.string(),
  role: z.string(),
  about: z.string(),
  avatar: z.string(),
  status: z.enum(CHAT_STATUSES),
});
export type ChatContact = z.infer<typeof ChatContact>;

/** A contact with an existing chat. */
export const ChattedContact = z.extend(ChatContact, {
  chat: z.object({ id: z.int(), unseenMsgs: z.int(), lastMessage: z.optional(ChatMessage) }),
});
export type ChattedContact = z.infer<typeof ChattedContact>;

/** The user of the chat application. */
export const ChatProfile = z.extend(ChatContact, {
  settings: z.object({ isTwoStepAuthVerificationEnabled: z.boolean(), isNotificationsOn: z.boolean() }),
});
export type ChatProfile = z.infer<typeof ChatProfile>;

/** Response of GET /apps/chat/chats-and-contacts. */
export const ChatsBody = z.object({
  chatsContacts: z.array(ChattedContact),
  contacts: z.array(ChatContact),
  profileUser: z.object({ id: z.int(), avatar: z.string(), fullName: z.string(), status: z.enum(CHAT_STATUSES) }),
});
export type ChatsBody = z.infer<typeof ChatsBody>;

const Message = z.string().check(z.refine((text) => text.trim() !== ''));

/** The value of `obj` in POST /apps/chat/send-msg: the recipient and the message, which is not blank. */
export const ChatDraft = z.object({ contact: z.object({ id: LooseId }), message: Message });
export type ChatDraft = z.input<typeof ChatDraft>;

/** Response of POST /apps/chat/send-msg; `chat` is present only if the chat is new. */
export const ChatSentBody = z.object({
  response: z.object({ newMessageData: ChatMessage, id: z.int(), chat: z.optional(Chat) }),
});
export type ChatSentBody = z.infer<typeof ChatSentBody>;
