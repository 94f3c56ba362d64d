import type { StoredFile } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { MAX_UPLOAD_BYTES } from '@kado/product-ui';
import { type RunningCall, uploadFileResponse, useAppDispatch } from '@kado/state';
import { useEffect, useRef, useState } from 'react';

/** At most so many files. */
const MAX_FILES = 5;

/** A file that is on its way or was refused; `error` is why. */
export type Pending = { key: number; name: string; fraction: number; error?: string };
export type Uploads = {
  pending: readonly Pending[];
  /** No more files fit. */
  full: boolean;
  add: (files: readonly File[]) => void;
  remove: (key: number) => void;
  busy: boolean;
};

/** Uploads files one after the other, because one call holds one file; `onStored` gets each when it is there. */
export function useAttachments(stored: number, onStored: (file: StoredFile) => void, tooLarge: string): Uploads {
  const dispatch = useAppDispatch();
  const textOf = useErrorText();
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const queue = useRef(Promise.resolve());
  const next = useRef(0);
  const removed = useRef(new Set<number>());
  const running = useRef<{ key: number; call: RunningCall<unknown> }>(undefined);
  const latest = useRef(onStored);
  useEffect(() => void (latest.current = onStored));
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      running.current?.call.abort();
    };
  }, []);

  const change = (key: number, part: Partial<Pending>) =>
    setPending((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const drop = (key: number) => setPending((all) => all.filter((each) => each.key !== key));
  const upload = async (key: number, file: File) => {
    if (left.current || removed.current.has(key)) return;
    const onProgress = (fraction: number) => change(key, { fraction });
    const call = dispatch(uploadFileResponse.load({ purpose: 'attachment', file, onProgress }));
    running.current = { key, call };
    await call.unwrap().then(
      ({ data }) => {
        drop(key);
        latest.current(data);
      },
      (cause: unknown) => change(key, { error: textOf(cause) }),
    );
    running.current = undefined;
  };
  const room = MAX_FILES - stored - pending.length;
  return {
    pending,
    full: room <= 0,
    busy: pending.some(({ error }) => error === undefined),
    add: (files) => {
      for (const file of files.slice(0, room)) {
        const key = next.current++;
        const refusal = file.size > MAX_UPLOAD_BYTES ? { error: tooLarge } : {};
        setPending((all) => [...all, { key, name: file.name, fraction: 0, ...refusal }]);
        if (file.size <= MAX_UPLOAD_BYTES) queue.current = queue.current.then(() => upload(key, file));
      }
    },
    remove: (key) => {
      removed.current.add(key);
      if (running.current?.key === key) running.current.call.abort();
      drop(key);
    },
  };
}
