import { Cell, Cells } from '@kado/template-ui';
import { Devices } from './devices.tsx';
import { PasswordSection } from './password-section.tsx';
import type { TabProps } from './tab-props.ts';
import { TwoStep } from './two-step.tsx';
import view from './view.module.css';

/** Password, two-step verification and devices. */
export function SecurityTab({ user, details }: TabProps) {
  return (
    <div className={view.column}>
      <Cells>
        <Cell span={6}>
          <PasswordSection id={user.id} changedAt={details.passwordChangedAt} />
        </Cell>
        <Cell span={6}>
          <TwoStep user={user} twoStep={details.twoStep} />
        </Cell>
      </Cells>
      <Devices id={user.id} devices={details.devices} />
    </div>
  );
}
