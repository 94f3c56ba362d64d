import { useCallback, useEffect, useState, useTransition, type ComponentType } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useApp, useRetryOnline } from '@kado/feature-kit';
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

/**
 * Replaces a page that failed: refused, outdated after a deployment (one reload, then a button), out of reach (then it retries when asked, and by itself once online),
 * or broken.
 */
export function ErrorScreen({ recover }: Pick<Recovery, 'recover'>) {
  const { t } = useTranslation();
  const error = useRouteError();
  const [found, setFound] = useState<Awaited<ReturnType<typeof recover>>>('reloading');
  const [busy, start] = useTransition();
  const retry = useCallback(() => start(async () => setFound(await recover(error))), [error, recover]);
  useEffect(retry, [retry]);
  useRetryOnline(found === 'unreachable' && { code: 'NETWORK' }, retry);
  const status = statusOf(error);
  if (found === 'reloading') return null;
  if (found === 'unreachable')
    return (
      <EmptyStatePage
        art="broken"
        title={t('error.title')}
        actions={
          <Button busy={busy} onClick={retry}>
            {t('action.retry')}
          </Button>
        }
      >
        {t('error.offlineText')}
      </EmptyStatePage>
    );
  return status === 403 || status === 404 ? <Refused status={status} /> : <Broken outdated={found === 'outdated'} />;
}
