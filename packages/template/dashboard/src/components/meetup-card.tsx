import type { Meetup, MeetupAnswer } from '@kado/contracts/template';
import { errorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, Icon, StatusText, useToast } from '@kado/ui';
import { useCardFormatters } from '../lib/use-card-formatters.ts';
import { useAnswerMeetupMutation } from '../api/cards-api.ts';
import { HallArt } from './hall-art.tsx';
import styles from './meetup.module.css';
import { AvatarStack } from './people.tsx';

/** Accepts or declines the invitation; the answer is saved and can be changed. */
function Answers({ answer }: { answer: MeetupAnswer['answer'] }) {
  const { t } = useTranslation(['template-dashboard', 'common']);
  const toast = useToast();
  const [send, { isLoading, originalArgs }] = useAnswerMeetupMutation();
  const sendAnswer = (next: MeetupAnswer['answer']) => () =>
    void send(next)
      .unwrap()
      .then(
        () => toast({ text: t(`meetup.said.${next}`), tone: next === 'join' ? 'good' : undefined }),
        (error: unknown) => toast({ text: errorText(error) ?? t('common:error.text'), tone: 'bad' }),
      );
  const busy = (next: MeetupAnswer['answer']) => isLoading && originalArgs === next;
  if (answer === 'join')
    return (
      <>
        <StatusText tone="good">{t('meetup.joined')}</StatusText>
        <Button variant="quiet" busy={busy('none')} onClick={sendAnswer('none')}>
          {t('meetup.leave')}
        </Button>
      </>
    );
  return (
    <>
      <Button busy={busy('join')} onClick={sendAnswer('join')}>
        {t('meetup.join')}
      </Button>
      {answer === 'skip' ? (
        <span className={styles.skipped}>{t('meetup.skipped')}</span>
      ) : (
        <Button variant="quiet" busy={busy('skip')} onClick={sendAnswer('skip')}>
          {t('meetup.skip')}
        </Button>
      )}
    </>
  );
}

/** An invitation to the developers' meetup. */
export function MeetupCard({ meetup }: { meetup: Meetup }) {
  const { t } = useTranslation('template-dashboard');
  const format = useCardFormatters();
  const { startsAt, endsAt, place, guests, going, answer } = meetup;
  return (
    <>
      <HallArt className={styles.art} />
      <div className={styles.body}>
        <div className={styles.top}>
          <div className={styles.day} aria-hidden="true">
            <span>{format.weekdayOf(startsAt, 'short')}</span>
            <b>{format.dayOfMonth(startsAt)}</b>
          </div>
          <div>
            <h2 className={styles.title}>{t('meetup.title')}</h2>
            <p className={styles.quiet}>{t('meetup.detail')}</p>
          </div>
        </div>
        <ul className={styles.facts}>
          <li>
            <Icon name="clock" size={16} />
            <span>{t('meetup.when', { day: format.day(startsAt), hours: format.span(startsAt, endsAt) })}</span>
          </li>
          <li>
            <Icon name="place" size={16} />
            <span dir="auto">{place}</span>
          </li>
          <li>
            <AvatarStack names={guests} more={Math.max(0, going - guests.length)} />
            <span className={styles.quiet}>{t('meetup.going', { count: going })}</span>
          </li>
        </ul>
        <div className={styles.answers}>
          <Answers answer={answer} />
        </div>
      </div>
    </>
  );
}
