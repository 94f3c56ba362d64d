export type Message = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** A person waits for it, or their account is at risk: it is sent before others. */
  urgent?: boolean;
  /** Worthless afterwards: it is no longer sent. */
  lifetimeSeconds?: number;
};
export type Channel = 'email' | 'sms';
export type SentMessage = Pick<Message, 'to' | 'subject' | 'text' | 'html'> & { at: string };
/** What a message is rendered from when it is sent. */
export type MailTemplate = { kind: 'receipt' | 'loss' | 'gift' } & Record<string, string>;
/** Renders a mail; undefined when there is nothing to say any more. */
export type Renderer = (template: MailTemplate) => Promise<Message | undefined>;
