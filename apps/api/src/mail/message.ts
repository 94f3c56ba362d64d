export type Message = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A user waits for it, or their account is at risk: it is sent before others. */
  urgent?: boolean;
  /** After this time the message is useless and is no longer sent. */
  lifetimeSeconds?: number;
};
export type Channel = 'email' | 'sms';
export type SentMessage = Pick<Message, 'to' | 'subject' | 'text' | 'html'> & { at: string };
/** The data from which a mail is rendered when it is sent. */
export type MailTemplate = { kind: 'receipt' | 'loss' | 'gift' } & Record<string, string>;
/** Renders a mail; undefined when it is no longer needed. */
export type Renderer = (template: MailTemplate) => Promise<Message | undefined>;
