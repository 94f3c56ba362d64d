import { type ReactNode, useId } from 'react';
import { Button, type IconName } from '@kado/ui';
import { Drawer, type DrawerProps } from './drawer.tsx';

/** Props of FormDrawerLayout. */
export type FormDrawerLayoutProps = Pick<DrawerProps, 'open' | 'onClose' | 'closeLabel' | 'title' | 'detail'> & {
  /** Label of the submit button. */
  sendLabel: string;
  sendIcon?: IconName | undefined;
  cancelLabel: string;
  busy?: boolean | undefined;
  /** Renders the form, which must have this id. A form with its own component loses the typed values when the drawer closes. */
  children: (id: string) => ReactNode;
};

/** A form in a drawer, with its submit and cancel buttons at the foot. */
export function FormDrawerLayout({ sendLabel, sendIcon, cancelLabel, busy, children, ...drawer }: FormDrawerLayoutProps) {
  const id = useId();
  const actions = (
    <>
      <Button type="submit" form={id} icon={sendIcon} busy={busy}>
        {sendLabel}
      </Button>
      <Button variant="plain" onClick={drawer.onClose}>
        {cancelLabel}
      </Button>
    </>
  );
  return (
    <Drawer {...drawer} actions={actions}>
      {children(id)}
    </Drawer>
  );
}
