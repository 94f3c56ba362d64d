import type { Mail } from '@kado/contracts/template';
import { type Args, textArg } from '../core/args.ts';
import { matches } from '../core/list.ts';

const isIn = (mail: Mail, folder: string): boolean => {
  if (folder === 'trash') return mail.folder === 'trash';
  if (mail.folder === 'trash') return false;
  return folder === '' || (folder === 'starred' ? mail.isStarred : mail.folder === folder);
};

/** The mails of a view, newest first. Without folder and label, the folder is the fallback; a label alone covers every folder except the trash. */
export function viewOf(mails: readonly Mail[], args: Args, fallback: string): Mail[] {
  const [q, label] = [textArg(args, 'q'), textArg(args, 'label')];
  const folder = textArg(args, 'folder') || (label === '' ? fallback : '');
  return mails
    .filter(
      (mail) =>
        isIn(mail, folder) &&
        (label === '' || mail.labels.some((one) => one === label)) &&
        matches(q, [mail.from.name, mail.subject]),
    )
    .toSorted((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : b.id - a.id));
}

/** The mail with its neighbours in the view: the previous one is newer. */
export function inView(
  mails: readonly Mail[],
  mail: Mail,
  args: Args,
): { opened: Mail & { hasPreviousMail: boolean; hasNextMail: boolean }; previous: Mail | undefined; next: Mail | undefined } {
  const view = viewOf(mails, args, mail.folder);
  const index = view.findIndex(({ id }) => id === mail.id);
  const [previous, next] = index < 0 ? [] : [view[index - 1], view[index + 1]];
  return { opened: { ...mail, hasPreviousMail: previous !== undefined, hasNextMail: next !== undefined }, previous, next };
}

/** The counts beside the folders: unread mails, and all drafts. */
export const metaOf = (mails: readonly Mail[]): { inbox: number; draft: number; spam: number } => ({
  inbox: mails.filter((mail) => mail.folder === 'inbox' && !mail.isRead).length,
  draft: mails.filter((mail) => mail.folder === 'draft').length,
  spam: mails.filter((mail) => mail.folder === 'spam' && !mail.isRead).length,
});
