import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useApp } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { BlankPage, Button } from '@kado/ui';
import type { Recovery } from '../boot/boot.ts';

const statusOf = (error: unknown): number | undefined => (isRouteErrorResponse(error) ? error.status : undefined);

/** The shell's screen for an address that is unknown, or one that the viewer has no right to (in the product the same). */
function Refused({ status }: { status: number }) {
  const { features } = useApp();
  const screens = features.find((feature) => feature.screens)?.screens;
  const open = (status === 403 ? screens?.notAuthorized : undefined) ?? screens?.notFound;
  const [Screen, setScreen] = useState<ComponentType>();
  useEffect(() => void open?.().then(({ Component }) => setScreen(() => Component)), [open]);
  return Screen ? <Screen /> : null;
}

function Broken({ renewed }: { renewed: boolean }) {
  const { t } = useTranslation();
  return (
    <BlankPage
      art="broken"
      title={t(renewed ? 'error.newVersionTitle' : 'error.screenTitle')}
      actions={<Button onClick={() => location.reload()}>{t('action.reload')}</Button>}
    >
      {t(renewed ? 'error.newVersionText' : 'error.screenText')}
    </BlankPage>
  );
}

/** Instead of a page that failed: refused, renewed by a deployment (one reload, then a button), or broken. Never a white page. */
export function ErrorScreen({ recover }: Pick<Recovery, 'recover'>) {
  const error = useRouteError();
  const recovery = useMemo(() => recover(error), [error, recover]);
  const status = statusOf(error);
  if (recovery === 'reloading') return null;
  return status === 403 || status === 404 ? <Refused status={status} /> : <Broken renewed={recovery === 'missing'} />;
}
