import { useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useApp } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { EmptyStatePage, Button } from '@kado/ui';
import type { Recovery } from '../boot/variant.ts';

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

/** Says that the page stopped working, or that there is a new version, with a button that reloads. */
export function Broken({ outdated = false }: { outdated?: boolean }) {
  const { t } = useTranslation();
  return (
    <EmptyStatePage
      art="broken"
      title={t(outdated ? 'error.newVersionTitle' : 'error.screenTitle')}
      actions={<Button onClick={() => location.reload()}>{t('action.reload')}</Button>}
    >
      {t(outdated ? 'error.newVersionText' : 'error.screenText')}
    </EmptyStatePage>
  );
}

/** A file of the page cannot be fetched: because of a new version, or because the device is offline; then it retries by itself once online. */
function Missing({ retry }: { retry: () => ReturnType<Recovery['recover']> }) {
  const { t } = useTranslation();
  const [offline, setOffline] = useState(!navigator.onLine);
  useEffect(() => {
    const whenOnline = () => {
      if (retry() !== 'reloading') setOffline(false);
    };
    addEventListener('online', whenOnline);
    return () => removeEventListener('online', whenOnline);
  }, [retry]);
  if (!offline) return <Broken outdated />;
  return (
    <EmptyStatePage art="broken" title={t('offline.title')}>
      {t('error.offlineText')}
    </EmptyStatePage>
  );
}

/** Replaces a page that failed: refused, outdated after a deployment (one reload, then a button), offline, or broken. Never a blank page. */
export function ErrorScreen({ recover }: Pick<Recovery, 'recover'>) {
  const error = useRouteError();
  const retry = useCallback(() => recover(error), [error, recover]);
  const recovery = useMemo(() => retry(), [retry]);
  const status = statusOf(error);
  if (recovery === 'reloading') return null;
  if (recovery === 'missing') return <Missing retry={retry} />;
  return status === 403 || status === 404 ? <Refused status={status} /> : <Broken />;
}
