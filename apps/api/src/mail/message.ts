export type Message = { to: string; subject: string; text: string; html: string };
export type Channel = 'email' | 'sms';
export type SentMessage = Message & { at: string };
