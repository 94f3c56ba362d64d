import type { StoredFile } from '@kado/contracts';
import { useErrorText, useRetryOnline } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { checkFile } from '@kado/product-ui';
import { isOffline, type RunningCall, uploadFileResponse, useAppDispatch, useLowData } from '@kado/state';
import { useEffect, useRef, useState } from 'react';

/** The maximum number of files. */
const MAX_FILES = 5;

/** A file that is being uploaded or was refused. `error` is the text of the refusal; `cause` is set for a failed upload, which can be retried. */
export type Pending = { key: number; file: File; fraction: number; error?: string; cause?: unknown };
export type Uploads = {
  pending: readonly Pending[];
  /** Whether the maximum number of files is reached. */
  full: boolean;
  add: (files: readonly File[]) => void;
  remove: (key: number) => void;
  /** Retries a failed upload. */
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

/** Retries uploads that failed without a response when the device is online again. */
function useRetryCut(pending: readonly Pending[], retry: (file: Pending) => void): void {
  const cut = pending.filter(({ cause }) => isOffline(cause));
  useRetryOnline(cut[0]?.cause, () => cut.forEach((file) => retry(file)));
}

/** Whether a file was refused for its type or for exceeding the maximum number. It does not count towards the limit, and a retry cannot help. */
const isRefused = ({ error, cause }: Pending): boolean => error !== undefined && cause === undefined;

/** Returns a function that checks a file: resolves to the file to send, or to the error text. */
function useToSend() {
  const { t } = useTranslation();
  const [lowData] = useLowData();
  return async (file: File): Promise<File | string> => {
    const checked = await checkFile(file, lowData);
    if ('problem' in checked) return t(`upload.problem.${checked.problem}`);
    return new File([checked.content ?? file], file.name, { type: checked.type });
  };
}

/** A ref that is true after the page was left; then calls `onLeave`. */
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

/** Checks and uploads files one after the other, because the store keeps the state of one upload only; `onStored` receives each uploaded file. */
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
