import { useState } from 'react';
import type { UserAddress } from '@kado/contracts/template';
import { Allowed, FormDialog } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button, TextField } from '@kado/ui';
import { Cell, CellHead, Cells } from '@kado/template-ui';
import { useFields } from '../../lib/use-fields.ts';
import { Facts } from '../facts.tsx';
import shared from '../facts.module.css';
import { useDetailsChange } from '../../api/use-details-change.ts';

const PARTS = ['company', 'email', 'taxId', 'contact', 'street', 'postCode', 'city', 'country'] as const;
const LTR: ReadonlySet<string> = new Set(['email', 'contact', 'postCode']);

type DialogProps = {
  open: boolean;
  busy: boolean;
  address: UserAddress;
  onKeep: (address: UserAddress) => void;
  onClose: () => void;
};

function AddressDialog({ open, busy, address, onKeep, onClose }: DialogProps) {
  const { t } = useTranslation(['template-users', 'common']);
  const judge = ({ email }: UserAddress) => ({
    email: email === '' || /^\S+@\S+$/.test(email) ? undefined : t('field.badEmail'),
  });
  const fields = useFields(address, judge);
  return (
    <FormDialog
      open={open}
      busy={busy}
      size="wide"
      title={t('address.editTitle')}
      sendLabel={t('common:action.save')}
      className={shared.pair}
      onSubmit={fields.submit(onKeep)}
      onClose={onClose}
    >
      {PARTS.map((part) => (
        <TextField
          key={part}
          label={t(`field.${part}`)}
          error={fields.problems[part]}
          dir={LTR.has(part) ? 'ltr' : 'auto'}
          autoComplete="off"
          value={fields.values[part]}
          onChange={(event) => fields.put({ [part]: event.target.value })}
        />
      ))}
    </FormDialog>
  );
}

/** Where the bills go. */
export function BillAddress({ id, address }: { id: number; address: UserAddress }) {
  const { t } = useTranslation('template-users');
  const { change, busy } = useDetailsChange(id);
  const [open, setOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  const edit = () => {
    setTurn(turn + 1);
    setOpen(true);
  };
  const button = (
    <Allowed action="update" subject="User">
      <Button variant="plain" size="small" icon="edit" onClick={edit}>
        {t('address.edit')}
      </Button>
    </Allowed>
  );
  return (
    <Cells label={t('address.title')}>
      <Cell>
        <CellHead title={t('address.title')} end={button} />
        <Facts twin facts={PARTS.map((part) => ({ name: t(`field.${part}`), value: address[part], ltr: LTR.has(part) }))} />
        <AddressDialog
          key={turn}
          open={open}
          busy={busy}
          address={address}
          onKeep={(next) => void change({ address: next }, t('address.kept')).then((done) => done && setOpen(false))}
          onClose={() => setOpen(false)}
        />
      </Cell>
    </Cells>
  );
}
