import { useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useApp } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { EmptyStatePage, Button } from '@kado/ui';
import type { Recovery } from '../boot/boot.ts';

const statusOf = (error: unknown): number | undefined => (isRouteErrorResponse(error) ? error.status : undefined);

/** The shell's screen for an address that is unknown, or one that the viewer has no right to (in the product the same). */
function Refused({ status }: { status: number }) {
  const { features, loadNamespace } = useApp();
  const shell = features.find((feature) => feature.screens);
  const screens = shell?.screens;
  const open = (status === 403 ? screens?.notAuthorized : undefined) ?? screens?.notFound;
  const [Screen, setScreen] = useState<ComponentType>();
  useEffect(() => {
    // Outside the shell's layout its words may not be there yet.
    const words = shell?.locales ? loadNamespace(shell.id).catch(() => undefined) : undefined;
    void Promise.all([open?.(), words]).then(([screen]) => screen && setScreen(() => screen.Component));
  }, [open, shell, loadNamespace]);
  return Screen ? <Screen /> : null;
}

function Broken({ renewed = false }: { renewed?: boolean }) {
  const { t } = useTranslation();
  return (
    <EmptyStatePage
      art="broken"
      title={t(renewed ? 'error.newVersionTitle' : 'error.screenTitle')}
      actions={<Button onClick={() => location.reload()}>{t('action.reload')}</Button>}
    >
      {t(renewed ? 'error.newVersionText' : 'error.screenText')}
    </EmptyStatePage>
  );
}

/** A file of the page is missing: because of a new version, or because the line is gone; then it goes on by itself when that is back. */
function Missing({ goOn }: { goOn: () => ReturnType<Recovery['recover']> }) {
  const { t } = useTranslation();
  const [away, setAway] = useState(!navigator.onLine);
  useEffect(() => {
    const back = () => {
      if (goOn() !== 'reloading') setAway(false);
    };
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [goOn]);
  if (!away) return <Broken renewed />;
  return (
    <EmptyStatePage art="broken" title={t('offline.title')}>
      {t('error.offlineText')}
    </EmptyStatePage>
  );
}

/** Instead of a page that failed: refused, renewed by a deployment (one reload, then a button), cut off, or broken. Never a white page. */
export function ErrorScreen({ recover }: Pick<Recovery, 'recover'>) {
  const error = useRouteError();
  const goOn = useCallback(() => recover(error), [error, recover]);
  const recovery = useMemo(() => goOn(), [goOn]);
  const status = statusOf(error);
  if (recovery === 'reloading') return null;
  if (recovery === 'missing') return <Missing goOn={goOn} />;
  return status === 403 || status === 404 ? <Refused status={status} /> : <Broken />;
}
