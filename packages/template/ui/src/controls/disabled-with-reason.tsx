import Tooltip from '@mui/material/Tooltip';
import { type MouseEvent, type ReactElement, cloneElement, useId } from 'react';
import styles from './disabled-with-reason.module.css';

/** Props of DisabledWithReason. */
export type DisabledWithReasonProps = {
  /** Why the control is disabled: its tooltip and its accessible description. */
  why: string;
  /** A number on the corner, by which the lens's list of locked items refers to the control. */
  mark?: number | undefined;
  /** One control that takes ARIA attributes. */
  children: ReactElement<{ 'aria-disabled'?: boolean | undefined; 'aria-describedby'?: string | undefined }>;
};

function stop(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A disabled control with a reason. It stays in the tab order, so that the reason can be read; pressing it does nothing. */
export function DisabledWithReason({ why, mark, children }: DisabledWithReasonProps) {
  const id = useId();
  return (
    // The title is an element: MUI would use a string as the accessible name of the span.
    <Tooltip title={<span>{why}</span>} describeChild>
      <span className={styles.disabled} data-disabled-reason onClickCapture={stop}>
        {cloneElement(children, { 'aria-disabled': true, 'aria-describedby': id })}
        <span id={id} hidden>
          {why}
        </span>
        {mark !== undefined && (
          <b className={styles.mark} aria-hidden="true">
            {mark}
          </b>
        )}
      </span>
    </Tooltip>
  );
}
