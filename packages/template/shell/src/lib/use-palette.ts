import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SearchFile } from '@kado/contracts/template';
import { usePref } from '@kado/state';
import { useReachable } from './use-reachable.ts';
import { type Find, found, type Group, offered, withRecent } from './search-results.ts';
import { useFinds } from './use-search-items.ts';

const isRecent = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');
const NONE: readonly string[] = [];
const USERS = '/apps/user/list';

/** What opening a row does: a page shows, a person is found among the users or written to, an action is done. */
function useOpen(onClose: () => void, onFile: (file: SearchFile) => void) {
  const navigate = useNavigate();
  const reachable = useReachable();
  return (find: Find) => {
    if (find.kind === 'file') return onFile(find.file);
    onClose();
    if (find.kind === 'page') void navigate(find.page.link);
    else if (find.kind === 'action') find.run();
    else if (reachable(USERS)) void navigate(`${USERS}?q=${encodeURIComponent(find.contact.title)}`);
    else window.location.assign(`mailto:${find.contact.email}`);
    return undefined;
  };
}

/** What the search shows and does. */
export function usePalette(onClose: () => void) {
  const { finds, query } = useFinds();
  const [recent, keepRecent] = usePref('search.recent', isRecent, NONE);
  const [text, setText] = useState('');
  const [scope, setScope] = useState<Group>();
  const [at, setAt] = useState(0);
  const [file, setFile] = useState<SearchFile>();
  const go = useOpen(onClose, setFile);
  const whole = useMemo(() => found(finds, text, undefined), [finds, text]);
  const parts = useMemo(() => {
    if (text.trim() === '') return offered(finds, recent);
    return scope ? found(finds, text, scope) : whole;
  }, [finds, recent, scope, text, whole]);
  const rows = parts.flatMap(({ hits }) => hits.map(({ find }) => find));
  return {
    text,
    scope,
    parts,
    rows,
    query,
    file,
    setFile,
    at: Math.min(at, Math.max(0, rows.length - 1)),
    setAt,
    total: whole.reduce((sum, { total }) => sum + total, 0),
    counts: whole.map(({ group, total }) => ({ group: group as Group, total })),
    setText: (next: string) => {
      setText(next);
      setScope(undefined);
      setAt(0);
    },
    setScope: (next: Group | undefined) => {
      setScope(next);
      setAt(0);
    },
    open: (find: Find) => {
      keepRecent(withRecent(recent, find.key));
      go(find);
    },
  };
}
