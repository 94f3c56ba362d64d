import { useEffect, useId, useRef, type ReactElement } from 'react';
import { DisabledWithReason } from '@kado/template-ui';
import type { Ability } from '@kado/contracts';
import { can, useAbility, useReason } from '@kado/feature-kit';
import { registerDenial, useDenials } from './denials.ts';
import { useLens } from './viewer.ts';

type Control = ReactElement<{ 'aria-disabled'?: boolean | undefined; 'aria-describedby'?: string | undefined }>;

/** Props of Allowed. */
export type AllowedProps = Ability & {
  children: Control;
  /** The control's name in the lens's list of locked items; by default its own label. */
  label?: string;
};

function Denied({ action, subject, label, children }: AllowedProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const reason = useReason();
  const looking = useLens() !== undefined;
  const mark = useDenials().findIndex(({ ids }) => ids.includes(id)) + 1;
  useEffect(() => {
    const control = place.current?.querySelector('[aria-disabled]');
    const name = label ?? control?.getAttribute('aria-label') ?? control?.textContent;
    return looking ? registerDenial({ id, action, subject, label: name?.trim() || undefined }) : undefined;
  }, [looking, id, action, subject, label]);
  return (
    <span ref={place} style={{ display: 'contents' }}>
      <DisabledWithReason why={reason({ action, subject })} mark={mark || undefined}>
        {children}
      </DisabledWithReason>
    </span>
  );
}

/** Shows a control unchanged to users who may use it; to others it is disabled, with the reason. */
export function Allowed(props: AllowedProps) {
  return can(useAbility(), props) ? props.children : <Denied {...props} />;
}
