import { useCallback, useEffect, useState, useTransition, type ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useApp } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { BrokenArt, Button, EmptyStatePage } from '@kado/ui';
import type { Recovery } from '../boot/variant.ts';

/** The shell's screen for an unknown address (404) or a missing ability (403; in the product the same screen). */
function Refused({ status, onMissing }: { status: number; onMissing: (error: unknown) => void }) {
  const { features, loadNamespace } = useApp();
  const shell = features.find((feature) => feature.screens);
  const screens = shell?.screens;
  const open = (status === 403 ? screens?.notAuthorized : undefined) ?? screens?.notFound;
  const [Screen, setScreen] = useState<ComponentType>();
  useEffect(() => {
    // Outside the shell's layout, its translations may not be loaded yet.
    const words = shell?.locales && loadNamespace(shell.id);
    void Promise.all([open?.(), words]).then(([screen]) => screen && setScreen(() => screen.Component), onMissing);
  }, [open, shell, loadNamespace, onMissing]);
  return Screen ? <Screen /> : null;
}

type BrokenProps = { why?: 'screen' | 'newVersion' | 'offline' | undefined; busy?: boolean; retry?: (() => void) | undefined };

/** Shows that the page stopped working or why it cannot be fetched, with a button that retries; by default it reloads the page. */
export function Broken({ why = 'screen', busy, retry }: BrokenProps) {
  const { t } = useTranslation();
  return (
    <EmptyStatePage
      art={BrokenArt}
      title={t(`error.${why}Title`)}
      actions={
        <Button busy={busy} onClick={retry ?? (() => location.reload())}>
          {t(retry ? 'action.retry' : 'action.reload')}
        </Button>
      }
    >
      {t(`error.${why}Text`)}
    </EmptyStatePage>
  );
}

/**
 * Replaces a page that failed. 403 or 404: the shell's screen, which may fail to load itself. Outdated after a deployment: one reload, then a button. Server out of
 * reach: a button, and a retry when the browser is online again. Anything else: a button that reloads.
 */
export function ErrorScreen({ recover }: Pick<Recovery, 'recover'>) {
  const thrown = useRouteError();
  const [missing, setMissing] = useState<unknown>();
  const error = missing ?? thrown;
  const [found, setFound] = useState<Awaited<ReturnType<typeof recover>>>('reloading');
  const [busy, start] = useTransition();
  const retry = useCallback(() => start(async () => setFound(await recover(error))), [error, recover]);
  useEffect(() => {
    retry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  const onMissing = useCallback((cause: unknown) => {
    setFound('reloading');
    setMissing(cause);
  }, []);
  const status = isRouteErrorResponse(error) && error.status;
  if (found === 'reloading') return null;
  if (status === 403 || status === 404) return <Refused status={status} onMissing={onMissing} />;
  return <Broken why={found} busy={busy} retry={found === 'offline' ? retry : undefined} />;
}
