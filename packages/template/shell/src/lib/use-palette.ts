import { useReachable } from '@kado/template-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SearchFile } from '@kado/contracts/template';
import { usePref } from '@kado/state';
import { findItems, GROUPS, type ItemGroup, offeredItems, type SearchItem, withRecent } from './search-results.ts';
import { useSearchItems } from './use-search-items.ts';

const isRecent = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === 'string');
const NONE: readonly string[] = [];
const USERS = '/apps/user/list';

/** Opens an item: navigates to a page, searches the users for a contact or else starts an e-mail, runs an action, or shows a file. */
function useOpenItem(onClose: () => void, onFile: (file: SearchFile) => void) {
  const navigate = useNavigate();
  const reachable = useReachable();
  return (item: SearchItem) => {
    if (item.kind === 'file') return onFile(item.file);
    onClose();
    if (item.kind === 'page') void navigate(item.page.link);
    else if (item.kind === 'action') item.run();
    else if (reachable(USERS)) void navigate(`${USERS}?q=${encodeURIComponent(item.contact.title)}`);
    else window.location.assign(`mailto:${item.contact.email}`);
    return undefined;
  };
}

/** The state of the palette: text, scope and results, and the function that opens a result. */
export function usePalette(onClose: () => void) {
  const { items, limits, query } = useSearchItems();
  const [recent, setRecent] = usePref('search.recent', isRecent, NONE);
  const [text, setText] = useState('');
  const [scope, setScope] = useState<ItemGroup>();
  const [file, setFile] = useState<SearchFile>();
  const openItem = useOpenItem(onClose, setFile);
  const all = findItems(items, text, { limits });
  const found = scope ? findItems(items, text, { scope }) : all;
  return {
    text,
    scope,
    setScope,
    parts: text.trim() === '' ? offeredItems(items, recent) : found,
    query,
    file,
    setFile,
    total: all.reduce((sum, { total }) => sum + total, 0),
    // In a fixed order, so that their positions do not change while the user types.
    counts: GROUPS.flatMap((group) => all.filter((part) => part.group === group).map(({ total }) => ({ group, total }))),
    setText: (next: string) => {
      setText(next);
      setScope(undefined);
    },
    open: (item: SearchItem) => {
      setRecent(withRecent(recent, item.key));
      openItem(item);
    },
  };
}
