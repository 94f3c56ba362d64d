import { createTransport } from 'nodemailer';

import type { Env } from '../env.ts';
import type { Channel, Message } from './message.ts';

const TIMEOUT_MS = 10_000;
/** How many messages of one channel a process sends at once. */
export const MAX_AT_ONCE = 10;
/** How long an idle connection to the mail server is kept for the next mail: shorter than the timeout of a hanging one. */
const IDLE_MS = 5000;

/** The user and the password of a URL as a header, because fetch refuses a URL that has them. */
function loginOf(url: string): { authorization?: string } {
  const { username, password } = new URL(url);
  if (username === '') return {};
  const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { authorization: `Basic ${Buffer.from(login).toString('base64')}` };
}

const withoutLogin = (url: string): URL => Object.assign(new URL(url), { username: '', password: '' });

type Senders = Record<Channel, (message: Message) => Promise<void>> & {
  /** Closes the connections to the mail server. */
  close: () => void;
};

/** Sends messages by SMTP and SMS_URL; undefined when they stay in the development outbox. */
export function createSenders({ smtpUrl, smsUrl, mailFrom, outbox }: Env): Senders | undefined {
  if (outbox || smtpUrl === undefined) return undefined;
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: MAX_AT_ONCE,
    // If the server closed an idle connection, its mail is sent over another one. Any other failure waits for the next attempt.
    maxRequeues: 1,
    idleTimeout: IDLE_MS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    close: () => transport.close(),
    email: async ({ to, subject, text, html }) =>
      void (await transport.sendMail({ from: mailFrom, to: { name: '', address: to }, subject, text, html })),
    sms: async ({ to, text }) => {
      if (smsUrl === undefined) throw new Error('SMS_URL is not set');
      const response = await fetch(withoutLogin(smsUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...loginOf(smsUrl) },
        body: JSON.stringify({ to, text }),
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`SMS_URL responded with ${response.status}`);
    },
  };
}
