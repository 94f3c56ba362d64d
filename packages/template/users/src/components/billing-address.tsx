import * as z from 'zod/mini';
import { UserAddress } from '@kado/contracts/template';
import { FormField, useSchemaForm } from '@kado/feature-kit/form';
import { Allowed, FormDialog, useDisclosure } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button, TextField } from '@kado/ui';
import { Cell, CellHead, Cells } from '@kado/template-ui';
import { useDetailsChange } from '../api/use-details-change.ts';
import { Facts } from './facts.tsx';
import grid from './form-grid.module.css';

const FIELDS = ['company', 'email', 'taxId', 'contact', 'street', 'postCode', 'city', 'country'] as const;
const LTR: ReadonlySet<string> = new Set(['email', 'contact', 'postCode']);
const AddressForm = z.extend(UserAddress, { email: z.string().check(z.regex(/^(\S+@\S+)?$/)) });

type DialogProps = {
  open: boolean;
  busy: boolean;
  address: UserAddress;
  onSave: (address: UserAddress) => void;
  onClose: () => void;
};

function AddressDialog({ open, busy, address, onSave, onClose }: DialogProps) {
  const { t } = useTranslation(['template-users', 'common']);
  const { control, handleSubmit, formState } = useSchemaForm(AddressForm, {
    defaultValues: address,
    message: () => t('field.badEmail'),
  });
  return (
    <FormDialog
      open={open}
      busy={busy}
      size="wide"
      unsaved={formState.isDirty && t('unsaved')}
      title={t('address.editTitle')}
      sendLabel={t('common:action.save')}
      className={grid.grid}
      onSubmit={(event) => void handleSubmit(onSave)(event)}
      onClose={onClose}
    >
      {FIELDS.map((name) => (
        <FormField key={name} control={control} name={name}>
          {(field) => <TextField label={t(`field.${name}`)} dir={LTR.has(name) ? 'ltr' : 'auto'} {...field} autoComplete="off" />}
        </FormField>
      ))}
    </FormDialog>
  );
}

/** The billing address and the dialog that edits it. */
export function BillingAddress({ id, address }: { id: number; address: UserAddress }) {
  const { t } = useTranslation('template-users');
  const { change, busy } = useDetailsChange(id);
  const dialog = useDisclosure();
  const button = (
    <Allowed action="update" subject="User">
      <Button variant="plain" size="small" icon="edit" onClick={() => dialog.open()}>
        {t('address.edit')}
      </Button>
    </Allowed>
  );
  return (
    <Cells label={t('address.title')}>
      <Cell>
        <CellHead title={t('address.title')} end={button} />
        <Facts
          twoColumns
          facts={FIELDS.map((name) => ({ name: t(`field.${name}`), value: address[name], ltr: LTR.has(name) }))}
        />
        <AddressDialog
          key={dialog.count}
          open={dialog.isOpen}
          busy={busy}
          address={address}
          onSave={(next) => void change({ address: next }, t('address.kept')).then((done) => done && dialog.close())}
          onClose={dialog.close}
        />
      </Cell>
    </Cells>
  );
}
