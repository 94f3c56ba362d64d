import { createTransport } from 'nodemailer';

import type { Env } from '../env.ts';
import type { Channel, Message } from './message.ts';

const TIMEOUT_MS = 10_000;

/** Sends messages by SMTP and SMS_URL; undefined when they stay in the development outbox. */
export function createSenders({
  smtpUrl,
  smsUrl,
  mailFrom,
  outbox,
}: Env): Record<Channel, (message: Message) => Promise<void>> | undefined {
  if (outbox || smtpUrl === undefined) return undefined;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    email: async ({ to, subject, text, html }) =>
      void (await transport.sendMail({ from: mailFrom, to: { name: '', address: to }, subject, text, html })),
    sms: async ({ to, text }) => {
      if (smsUrl === undefined) throw new Error('SMS_URL is not set');
      const response = await fetch(smsUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`SMS_URL responded with ${response.status}`);
    },
  };
}
