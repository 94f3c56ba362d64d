import Tooltip from '@mui/material/Tooltip';
import { type MouseEvent, type ReactElement, cloneElement, useId } from 'react';
import styles from './disabled-with-reason.module.css';

/** Props of DisabledWithReason. */
export type DisabledWithReasonProps = {
  /** Why it may not be used: its tooltip and its accessible description. */
  why: string;
  /** A number on its corner, by which a list beside the page refers to it. */
  mark?: number | undefined;
  /** One control that takes ARIA attributes. */
  children: ReactElement<{ 'aria-disabled'?: boolean | undefined; 'aria-describedby'?: string | undefined }>;
};

function stop(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A control that may not be used. It keeps its place in the tab order, so that its reason can be read; pressing it does nothing. */
export function DisabledWithReason({ why, mark, children }: DisabledWithReasonProps) {
  const id = useId();
  return (
    // The title is an element, not a string: MUI would name the span by a string.
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
