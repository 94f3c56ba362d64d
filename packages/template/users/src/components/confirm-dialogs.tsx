import { useState } from 'react';
import type { TemplateUser } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { ConfirmDialog } from '@kado/ui';
import type { Acts } from '../api/use-user-actions.ts';
import { EditDialog } from './edit-dialog.tsx';

/** Something that is asked before it is done. */
export type Question = { kind: 'remove' | 'suspend' | 'edit'; users: readonly TemplateUser[] };
/** Asks it. */
export type AskFirst = (question: Question) => void;

type QuestionsProps = { question: Question | undefined; acts: Acts; onAnswered: (done: boolean) => void };

/** Asks before users are suspended or deleted, or what to change of one, and does it. */
export function Questions({ question, acts, onAnswered }: QuestionsProps) {
  const { t } = useTranslation(['template-users', 'common']);
  // What was asked last stays on the closing dialog.
  const [asked, setAsked] = useState({ question, turn: 0 });
  if (question && question !== asked.question) setAsked({ question, turn: asked.turn + 1 });
  if (!asked.question) return null;
  const { kind, users } = asked.question;
  const open = question !== undefined;
  const [first] = users;
  const count = users.length;
  const name = count === 1 && first ? first.fullName : undefined;
  if (kind === 'edit') {
    return first ? <EditDialog key={asked.turn} user={first} open={open} acts={acts} onClose={() => onAnswered(false)} /> : null;
  }
  return (
    <ConfirmDialog
      open={open}
      busy={acts.busy}
      tone="danger"
      title={name ? t(`${kind}.one`, { name }) : t(`${kind}.title`, { count })}
      confirmLabel={t(`${kind}.confirm`)}
      cancelLabel={t('common:action.cancel')}
      onCancel={() => onAnswered(false)}
      onConfirm={() => void acts[kind](users.map(({ id }) => id)).then(onAnswered)}
    >
      {t(`${kind}.text`, { count })}
    </ConfirmDialog>
  );
}
