import type { UserDevice } from '@kado/contracts/template';
import { Allowed, useDisclosure } from '@kado/template-kit';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { ConfirmDialog, EmptyArt, EmptyState, Icon, IconButton, Text } from '@kado/ui';
import { type Column, DataTable, Person, Card, Toolbar } from '@kado/template-ui';
import { useDetailsChange } from '../api/use-details-change.ts';
import styles from './devices.module.css';

const ICONS = { desktop: 'monitor', phone: 'phone', tablet: 'tablet' } as const;
const drawSystem = ({ kind, system }: UserDevice) => (
  <Person
    picture={
      <span className={styles.mark}>
        <Icon name={ICONS[kind]} size={18} />
      </span>
    }
    name={system}
  />
);

function useColumns(end: (device: UserDevice) => void): Column<UserDevice>[] {
  const { t } = useTranslation('template-users');
  const { dateTime } = useLocaleFormatters();
  const drawEnd = (device: UserDevice) => (
    <Allowed action="update" subject="User" label={t('device.confirm')}>
      <IconButton size="small" icon="logout" label={t('device.end', { system: device.system })} onClick={() => end(device)} />
    </Allowed>
  );
  return [
    { key: 'system', head: t('device.system'), area: 'who', cell: drawSystem },
    { key: 'place', head: t('device.place'), area: 'state', cell: ({ place }) => <span dir="auto">{place}</span> },
    {
      key: 'at',
      head: t('device.at'),
      area: 'id',
      cell: ({ at }) => (
        <time dateTime={at} className={styles.time}>
          {dateTime(at)}
        </time>
      ),
    },
    { key: 'actions', head: t('column.actions'), headHidden: true, area: 'actions', align: 'end', cell: drawEnd },
  ];
}

/** The devices with a recent session of the user; each can be signed out. */
export function Devices({ id, devices }: { id: number; devices: readonly UserDevice[] }) {
  const { t } = useTranslation(['template-users', 'common']);
  const { change, busy } = useDetailsChange(id);
  const { content: chosen, isOpen, open, close } = useDisclosure<UserDevice>();
  const columns = useColumns(open);
  const end = () => chosen && void change({ removeDevice: chosen.id }, t('device.ended')).then((done) => done && close());
  return (
    <Card>
      <Toolbar>
        <Text as="h2" size="head">
          {t('device.title')}
        </Text>
      </Toolbar>
      {devices.length > 0 ? (
        <DataTable label={t('device.title')} columns={columns} rows={devices} rowKey={(device) => String(device.id)} />
      ) : (
        <EmptyState art={EmptyArt} title={t('device.none')} titleAs="h3" />
      )}
      <ConfirmDialog
        open={isOpen}
        tone="danger"
        busy={busy}
        title={t('device.endTitle')}
        confirmLabel={t('device.confirm')}
        cancelLabel={t('common:action.cancel')}
        onCancel={close}
        onConfirm={end}
      >
        {t('device.endText', { system: chosen?.system ?? '' })}
      </ConfirmDialog>
    </Card>
  );
}
