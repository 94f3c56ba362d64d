import { type Chat, ChatDraft, type ChatMessage } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyField, idArg, queryArgs } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { findRow, nextId } from '../core/rows.ts';
import { type ChatState, seedChat } from './data.ts';

/** Adds a message to the chat with that contact and moves the chat to the top; a new chat is part of the result. */
function addMessage(
  { chats }: ChatState,
  userId: number,
  message: ChatMessage,
): { newMessageData: ChatMessage; id: number; chat?: Chat } {
  const index = chats.findIndex((one) => one.userId === userId);
  const isNew = index < 0;
  const chat: Chat = isNew ? { id: nextId(chats), userId, unseenMsgs: 0, chat: [] } : chats.splice(index, 1)[0]!;
  chat.chat.push(message);
  chats.unshift(chat);
  return { newMessageData: message, id: chat.id, ...(isNew && { chat }) };
}

/** The chat: chats and contacts, own profile, one chat, send. */
export function chatHandlers({ record, now }: TopicContext) {
  const store = record('chat', seedChat);
  return [
    http.get('/apps/chat/chats-and-contacts', async () => {
      const { profile, contacts, chats } = await store.read();
      const chatsContacts = chats.map(({ id, userId, unseenMsgs, chat }) => ({
        ...findRow(contacts, userId, 'Contact'),
        chat: { id, unseenMsgs, lastMessage: chat.at(-1) },
      }));
      const { id, avatar, fullName, status } = profile;
      return HttpResponse.json({ chatsContacts, contacts, profileUser: { id, avatar, fullName, status } });
    }),
    http.get('/apps/chat/users/profile-user', async () => HttpResponse.json((await store.read()).profile)),
    http.get('/apps/chat/get-chat', async ({ request }) => {
      const id = idArg(queryArgs(request));
      const opened = await store.change(({ contacts, chats }) => {
        const contact = findRow(contacts, id, 'Contact');
        const chat = chats.find(({ userId }) => userId === contact.id);
        if (chat) chat.unseenMsgs = 0;
        return { chat, contact };
      });
      return HttpResponse.json(opened);
    }),
    http.post('/apps/chat/send-msg', async ({ request }) => {
      const { contact, message } = await bodyField(request, 'obj', ChatDraft);
      const response = await store.change((stored) => {
        const { id } = findRow(stored.contacts, contact.id, 'Contact');
        return addMessage(stored, id, { message, time: now().toISOString(), senderId: stored.profile.id });
      });
      return HttpResponse.json({ response }, { status: 201 });
    }),
  ];
}
