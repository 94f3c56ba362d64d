import { memo, useId } from 'react';
import type { LoggedRequest } from '@kado/contracts/template';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Icon } from '@kado/ui';
import { useTopicName } from '../lib/topics.ts';
import { useMs } from '../lib/use-ms.ts';
import { BodyView } from './body-view.tsx';
import styles from './requests.module.css';

/** The bodies of one request. */
function RequestBodies({ request, id }: { request: LoggedRequest; id: string }) {
  const { t } = useTranslation('template-console');
  const formats = useLocaleFormatters();
  const nameOf = useTopicName();
  const { at, topic, requestBody, responseBody, status } = request;
  return (
    <div className={styles.bodies} id={id}>
      <p className={styles.when}>
        {nameOf(topic)} · {formats.dateTime(new Date(at))}
      </p>
      {requestBody && <BodyView label={t('requests.request')} body={requestBody} />}
      {responseBody ? (
        <BodyView label={t('requests.response')} body={responseBody} bad={status >= 400} />
      ) : (
        <p className={styles.when}>{t('requests.noBody')}</p>
      )}
    </div>
  );
}

type RequestRowProps = { request: LoggedRequest; open: boolean; onToggle: () => void };

/** One request: method, path, status and duration; expands to show the bodies. */
export const RequestRow = memo(
  ({ request, open, onToggle }: RequestRowProps) => {
    const inMs = useMs();
    const id = useId();
    const { method, path, status, ms } = request;
    const fine = status < 400;
    return (
      <li className={styles.row} data-open={open}>
        <button
          type="button"
          className={styles.call}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
        >
          <b className={styles.method}>{method}</b>
          <span className={styles.path} dir="ltr">
            {path}
          </span>
          <span className={fine ? styles.fine : styles.bad}>
            <Icon name={fine ? 'check' : 'alert'} size={14} />
            {status}
          </span>
          <bdi className={styles.ms}>{inMs(ms)}</bdi>
        </button>
        {open && <RequestBodies request={request} id={id} />}
      </li>
    );
  },
  (before, after) => before.request === after.request && before.open === after.open,
);
RequestRow.displayName = 'RequestRow';
