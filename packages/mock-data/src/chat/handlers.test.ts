import { Chat, ChatContact, ChatProfile, ChatsBody, ChatSentBody } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { NOW, testBackend } from '../testing.ts';

const call = testBackend();
const chats = async (): Promise<ChatsBody> => ChatsBody.parse((await call('GET', '/apps/chat/chats-and-contacts')).body);
const open = async (id: number) =>
  z.object({ chat: z.optional(Chat), contact: ChatContact }).parse((await call('GET', `/apps/chat/get-chat?id=${id}`)).body);
const send = async (id: unknown, message: string) => call('POST', '/apps/chat/send-msg', { obj: { contact: { id }, message } });

it('has ten contacts, two chats and one unseen message', async () => {
  const { chatsContacts, contacts, profileUser } = await chats();
  expect(contacts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(chatsContacts.map(({ chat }) => chat.unseenMsgs)).toEqual([0, 1]);
  expect(Object.keys(profileUser).toSorted()).toEqual(['avatar', 'fullName', 'id', 'status']);
  expect(ChatProfile.parse((await call('GET', '/apps/chat/users/profile-user')).body)).toMatchObject({ ...profileUser, id: 11 });
});

it('has messages of the two chat partners only', async () => {
  for (const { id, chat } of (await chats()).chatsContacts) {
    const opened = (await open(id)).chat!;
    expect(new Set(opened.chat.map(({ senderId }) => senderId))).toEqual(new Set([11, id]));
    expect(opened.chat.at(-1)).toEqual(chat.lastMessage);
  }
});

it('marks an opened chat as seen', async () => {
  const { id } = (await chats()).chatsContacts[1]!;
  expect((await open(id)).chat?.unseenMsgs).toBe(0);
  expect((await chats()).chatsContacts.map(({ chat }) => chat.unseenMsgs)).toEqual([0, 0]);
});

it('sends a message and moves the chat to the top', async () => {
  const { id, chat } = (await chats()).chatsContacts[1]!;
  const { status, body } = await send(String(id), 'Thank you');
  const newMessageData = { message: 'Thank you', time: NOW.toISOString(), senderId: 11 };
  expect([status, body]).toEqual([201, { response: { newMessageData, id: chat.id } }]);
  expect((await chats()).chatsContacts[0]).toMatchObject({ id, chat: { lastMessage: newMessageData } });
});

it('creates a chat with its first message', async () => {
  expect((await open(9)).chat).toBeUndefined();
  const { response } = ChatSentBody.parse((await send(9, 'Hello')).body);
  expect(response.chat).toMatchObject({ id: 3, userId: 9, unseenMsgs: 0, chat: [response.newMessageData] });
  expect((await chats()).chatsContacts.map(({ id }) => id)[0]).toBe(9);
});

it.each([
  ['GET', '/apps/chat/get-chat', undefined, 400],
  ['GET', '/apps/chat/get-chat?id=99', undefined, 404],
  ['POST', '/apps/chat/send-msg', { contact: { id: 1 }, message: 'Unwrapped' }, 400],
  ['POST', '/apps/chat/send-msg', { obj: { contact: { id: 1 }, message: '' } }, 400],
  ['POST', '/apps/chat/send-msg', { obj: { contact: { id: 1 }, message: ' \n' } }, 400],
  ['POST', '/apps/chat/send-msg', { obj: { contact: { id: 99 }, message: 'Hello' } }, 404],
])('rejects %s %s %j with %i and changes nothing', async (method, path, body, status) => {
  const before = await chats();
  expect(await call(method, path, body)).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(await chats()).toEqual(before);
});
