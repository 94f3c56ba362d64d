import { expect } from '@playwright/test';

export type Mail = { to: string; subject: string; text: string; html: string; at: string };

/** All e-mails in the development outbox, newest first. */
export async function outbox(url: string): Promise<Mail[]> {
  const response = await fetch(`${url}/dev/outbox.json`);
  return (await response.json()) as Mail[];
}

/** Waits for an e-mail to a person and returns the newest one. `after` is the earliest send time; `about` must match its subject or text. */
export async function mailTo(
  url: string,
  to: string,
  { after = 0, about = /./ }: { after?: number; about?: RegExp } = {},
): Promise<Mail> {
  let found: Mail | undefined;
  const look = async () => {
    const mails = await outbox(url);
    found = mails.find(
      (mail) => mail.to.includes(to) && Date.parse(mail.at) >= after && about.test(`${mail.subject}\n${mail.text}`),
    );
    return found !== undefined;
  };
  await expect.poll(look, { message: `a mail to ${to}`, timeout: 60_000 }).toBe(true);
  return found as unknown as Mail;
}

/** The newest six-digit code sent to a person. When a code is resent, pass the time before the resend as `after`. */
export async function codeFor(url: string, to: string, after = 0): Promise<string> {
  const { text } = await mailTo(url, to, { after, about: /\b\d{6}\b/ });
  return /\b(\d{6})\b/.exec(text)?.[1] ?? '';
}
