import { type Chat, ChatDraft, type ChatMessage } from '@kado/contracts/template';
import { idArg, readAs } from '../core/args.ts';
import { type Backend, created } from '../core/backend.ts';
import { findRow, nextId } from '../core/refusal.ts';
import { seedTalk, type Talk } from './data.ts';

/** Puts the message into the chat with that contact, which moves to the top; a new chat is returned along. */
function say({ chats }: Talk, userId: number, message: ChatMessage): { newMessageData: ChatMessage; id: number; chat?: Chat } {
  const place = chats.findIndex((one) => one.userId === userId);
  const isNew = place < 0;
  const chat: Chat = isNew ? { id: nextId(chats), userId, unseenMsgs: 0, chat: [] } : chats.splice(place, 1)[0]!;
  chat.chat.push(message);
  chats.unshift(chat);
  return { newMessageData: message, id: chat.id, ...(isNew && { chat }) };
}

/** The chat calls: chats and contacts, own profile, one chat, send. */
export function chatHandlers({ topic, now, get, post }: Backend) {
  const talk = topic('chat', seedTalk);
  return [
    get('/apps/chat/chats-and-contacts', async () => {
      const { profile, contacts, chats } = await talk.read();
      const chatsContacts = chats.map(({ id, userId, unseenMsgs, chat }) => ({
        ...findRow(contacts, userId, 'Contact'),
        chat: { id, unseenMsgs, lastMessage: chat.at(-1) },
      }));
      const { id, avatar, fullName, status } = profile;
      return { chatsContacts, contacts, profileUser: { id, avatar, fullName, status } };
    }),
    get('/apps/chat/users/profile-user', async () => (await talk.read()).profile),
    get('/apps/chat/get-chat', ({ args }) =>
      talk.change(({ contacts, chats }) => {
        const contact = findRow(contacts, idArg(args), 'Contact');
        const chat = chats.find(({ userId }) => userId === contact.id);
        if (chat) chat.unseenMsgs = 0;
        return { chat, contact };
      }),
    ),
    post('/apps/chat/send-msg', async ({ args }) => {
      const { contact, message } = readAs(args['obj'], ChatDraft, 'obj');
      const response = await talk.change((stored) => {
        const { id } = findRow(stored.contacts, contact.id, 'Contact');
        return say(stored, id, { message, time: now().toISOString(), senderId: stored.profile.id });
      });
      return created({ response });
    }),
  ];
}
