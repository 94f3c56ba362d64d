import { type ReactElement, type ReactNode, cloneElement, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './tooltip.module.css';

/** Props of Tooltip. */
export type TooltipProps = {
  /** Words, or something drawn. */
  text: ReactNode;
  /** It says more than the name of the control (why it is denied), so that it is read out too; something drawn only while it is shown. */
  describes?: boolean | undefined;
  /** One control; where it is denied let it be aria-disabled, because a disabled one hears no pointer. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
};

type Place = { x: number; y: number; above: boolean };
const PAUSE_MS = 300;
const ROOM = 80;

function placeOf(wrap: HTMLElement | null): Place | undefined {
  const box = wrap?.firstElementChild?.getBoundingClientRect();
  if (!box) return undefined;
  const above = box.bottom + ROOM > window.innerHeight;
  const x = Math.min(Math.max(box.left + box.width / 2, 64), Math.max(64, window.innerWidth - 64));
  return { x, y: above ? box.top - 6 : box.bottom + 6, above };
}

/** A few words beside a control while it is pointed at or focused; Escape hides them. */
export function Tooltip({ text, describes, children }: TooltipProps) {
  const id = useId();
  const wrap = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [place, setPlace] = useState<Place>();
  const show = (pause: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setPlace(placeOf(wrap.current)), pause);
  };
  const hide = () => {
    window.clearTimeout(timer.current);
    setPlace(undefined);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  useEffect(() => {
    if (!place) return undefined;
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setPlace(undefined);
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [place]);
  const said = describes && (place !== undefined || typeof text === 'string');
  return (
    <span
      ref={wrap}
      className={styles.wrap}
      onPointerEnter={(event) => event.pointerType === 'mouse' && show(PAUSE_MS)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
    >
      {said ? cloneElement(children, { 'aria-describedby': id }) : children}
      {said && (
        <span id={id} hidden>
          {text}
        </span>
      )}
      {place &&
        createPortal(
          <span
            aria-hidden="true"
            className={styles.tip}
            data-above={place.above || undefined}
            style={{ top: place.y, left: place.x }}
          >
            {text}
          </span>,
          document.body,
        )}
    </span>
  );
}
