/** The script of a page: its name changes with every build. */
const SCRIPT = 'script[type="module"][src]';

/** Whether the server has another build by now than the one that this page runs: its page no longer names this page's script. Rejects without an answer. */
export async function isOutdated(page: ParentNode = document): Promise<boolean> {
  const own = page.querySelector(SCRIPT)?.getAttribute('src');
  const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
  if (!response.ok) throw new Error(`The page answered ${response.status}`);
  return own ? !(await response.text()).includes(own) : false;
}
