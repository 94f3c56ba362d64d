import type { StoredFile } from '@kado/contracts';
import { useErrorText, useRetryOnline } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { checkFile } from '@kado/product-ui';
import { isOffline, type RunningCall, uploadFileResponse, useAppDispatch, useLowData } from '@kado/state';
import { useEffect, useRef, useState } from 'react';

/** At most so many files. */
const MAX_FILES = 5;

/** A file that is on its way or was refused; `error` is why, and `cause` the failure of an upload, which can be tried again. */
export type Pending = { key: number; file: File; fraction: number; error?: string; cause?: unknown };
export type Uploads = {
  pending: readonly Pending[];
  /** No more files fit. */
  full: boolean;
  add: (files: readonly File[]) => void;
  remove: (key: number) => void;
  /** Sends a file again whose upload has failed. */
  retry: (file: Pending) => void;
  busy: boolean;
};

function usePending() {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  return {
    pending,
    append: (added: Pending) => setPending((all) => [...all, added]),
    change: (changed: Pending) => setPending((all) => all.map((each) => (each.key === changed.key ? changed : each))),
    drop: (key: number) => setPending((all) => all.filter((each) => each.key !== key)),
  };
}

/** Sends files without an answer again once the device is online. */
function useRetryCut(pending: readonly Pending[], retry: (file: Pending) => void): void {
  const cut = pending.filter(({ cause }) => isOffline(cause));
  useRetryOnline(cut[0]?.cause, () => cut.forEach((file) => retry(file)));
}

/** Whether a file does not count towards the limit: it has a wrong type or is one too many, which no retry changes. */
const isRefused = ({ error, cause }: Pending): boolean => error !== undefined && cause === undefined;

/** What to send of a file, or why it cannot be sent. */
function useToSend() {
  const { t } = useTranslation();
  const [lowData] = useLowData();
  return async (file: File): Promise<File | string> => {
    const checked = await checkFile(file, lowData);
    if ('problem' in checked) return t(`upload.problem.${checked.problem}`);
    return new File([checked.content ?? file], file.name, { type: checked.type });
  };
}

/** Whether the page has been left, which `onLeave` is told of. */
function useLeft(onLeave: () => void) {
  const left = useRef(false);
  const latest = useRef(onLeave);
  useEffect(() => void (latest.current = onLeave));
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      latest.current();
    };
  }, []);
  return left;
}

/** Checks and uploads files one after the other, because one call holds one file; `onStored` gets each when it is there. */
export function useAttachments(stored: number, onStored: (file: StoredFile) => void): Uploads {
  const { t } = useTranslation('product-contact');
  const toSend = useToSend();
  const dispatch = useAppDispatch();
  const textOf = useErrorText();
  const { pending, append, change, drop } = usePending();
  const queue = useRef(Promise.resolve());
  const next = useRef(0);
  const removed = useRef(new Set<number>());
  const running = useRef<{ key: number; call: RunningCall<unknown> }>(undefined);
  const latest = useRef(onStored);
  useEffect(() => void (latest.current = onStored));
  const left = useLeft(() => running.current?.call.abort());

  const upload = async ({ key, file }: Pending) => {
    const isUnwanted = () => left.current || removed.current.has(key);
    if (isUnwanted()) return;
    const sent = await toSend(file);
    if (isUnwanted()) return;
    if (typeof sent === 'string') return change({ key, file, fraction: 0, error: sent });
    const onProgress = (fraction: number) => change({ key, file, fraction });
    const call = dispatch(uploadFileResponse.load({ purpose: 'attachment', file: sent, onProgress }));
    running.current = { key, call };
    await call.unwrap().then(
      ({ data }) => {
        drop(key);
        latest.current(data);
      },
      (cause: unknown) => change({ key, file, fraction: 0, error: textOf(cause), cause }),
    );
    running.current = undefined;
  };
  const enqueue = (started: Pending) => {
    change(started);
    queue.current = queue.current.then(() => upload(started));
  };
  const retry = ({ key, file }: Pending) => enqueue({ key, file, fraction: 0 });
  useRetryCut(pending, retry);
  const room = MAX_FILES - stored - pending.filter((file) => !isRefused(file)).length;
  return {
    pending,
    full: room <= 0,
    busy: pending.some(({ error }) => error === undefined),
    add: (files) => {
      for (const [at, file] of files.entries()) {
        const added = { key: next.current++, file, fraction: 0 };
        append(at < room ? added : { ...added, error: t('files.tooMany') });
        if (at < room) enqueue(added);
      }
    },
    remove: (key) => {
      removed.current.add(key);
      if (running.current?.key === key) running.current.call.abort();
      drop(key);
    },
    retry,
  };
}
