import { type MouseEvent, type ReactElement, cloneElement } from 'react';
import { Tooltip } from './tooltip.tsx';
import styles from './disabled-with-reason.module.css';

/** Props of Barred. */
export type DisabledWithReasonProps = {
  /** Why it may not be used: its tooltip, and read out with its name. */
  why: string;
  /** A number on its corner, by which a list beside the page refers to it. */
  mark?: number | undefined;
  /** One control that takes ARIA attributes. */
  children: ReactElement<{ 'aria-disabled'?: boolean | undefined; 'aria-describedby'?: string | undefined }>;
};

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A control that may not be used: it can still be reached, so that it can say why, and its presses do nothing. */
export function DisabledWithReason({ why, mark, children }: DisabledWithReasonProps) {
  return (
    <span className={styles.barred} data-barred onClickCapture={swallow}>
      <Tooltip text={why} describes>
        {cloneElement(children, { 'aria-disabled': true })}
      </Tooltip>
      {mark !== undefined && (
        <b className={styles.mark} aria-hidden="true">
          {mark}
        </b>
      )}
    </span>
  );
}
