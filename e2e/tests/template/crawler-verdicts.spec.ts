import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { crawlPage } from '../../support/template/crawl/crawl-page.ts';
import { injectCrawler } from '../../support/template/crawl/inject.ts';

/** Crawls a page with the given content, without a server, and returns the report. */
const test = base.extend<{ crawl: (main: string, script?: string) => ReturnType<typeof crawlPage> }>({
  crawl: async ({ context, page }, use) => {
    await injectCrawler(context);
    await use((main, script = '') => crawlPlanted(context, page, main, script));
  },
});

async function crawlPlanted(context: BrowserContext, page: Page, main: string, script: string) {
  const body = `<!doctype html><title>Planted</title><main><h1>Planted</h1>${main}</main><output></output>
    <script>const write = (text) => (document.querySelector('output').textContent += text);
    const $ = (id) => document.getElementById(id);
    ${script}</script>`;
  await context.route('https://planted.test/**', (route) => route.fulfill({ contentType: 'text/html', body }));
  return crawlPage({ page, path: 'https://planted.test/', part: 'main', restore: async () => undefined });
}

const WORKING = '<button onclick="write(1)">Works</button>';
const NONE = { dead: [], unreachable: [], errors: [] };

test('the crawler reports nothing on a page whose controls all work, one of which opens a menu', async ({ crawl }) => {
  const menu = `<button id="opener">Menu</button><div role="menu" id="menu" hidden><button onclick="write(2)">Item</button></div>`;
  const script = `$('opener').onclick = () => ($('menu').hidden = false);
    addEventListener('keydown', ({ key }) => key === 'Escape' && ($('menu').hidden = true));`;
  expect(await crawl(WORKING + menu, script)).toEqual({ pressed: 3, ...NONE });
});

test('the crawler reports a control that changes nothing', async ({ crawl }) => {
  const { dead, ...others } = await crawl(`${WORKING}<button>Idle</button>`);
  expect(dead).toEqual(['button · Idle']);
  expect(others).toEqual({ pressed: 2, unreachable: [], errors: [] });
});

test('the crawler reports a control that an earlier one removed permanently', async ({ crawl }) => {
  const { unreachable, ...others } = await crawl(
    '<button id="first">First</button><button id="second" onclick="write(2)">Second</button>',
    `if (localStorage.getItem('used')) $('second').remove();
    $('first').onclick = () => { localStorage.setItem('used', '1'); $('second').remove(); };`,
  );
  expect(unreachable).toEqual(['button · Second: “button · Second” is gone after a reload']);
  expect(others).toEqual({ pressed: 1, dead: [], errors: [] });
});

test('the crawler reports a revealed control that appears only once', async ({ crawl }) => {
  const { unreachable, ...others } = await crawl(
    '<button id="opener">Offer</button><div id="offer"></div>',
    `$('opener').onclick = () => {
      write(1);
      if (!localStorage.getItem('used')) $('offer').innerHTML = '<button onclick="this.parentElement.replaceChildren()">Take</button><button>Keep</button>';
      localStorage.setItem('used', '1');
    };`,
  );
  expect(unreachable).toEqual(['button · Offer → button · Keep: “button · Keep” is gone after a reload']);
  expect(others).toEqual({ pressed: 2, dead: [], errors: [] });
});

test('the crawler reports a revealed control whose opener is gone', async ({ crawl }) => {
  const { unreachable, ...others } = await crawl(
    '<button id="opener">Offer</button><div id="offer"></div>',
    `if (localStorage.getItem('used')) $('opener').remove();
    $('opener')?.addEventListener('click', () => {
      $('opener').remove();
      $('offer').innerHTML = '<button onclick="this.parentElement.replaceChildren()">Take</button><button>Keep</button>';
      localStorage.setItem('used', '1');
    });`,
  );
  expect(unreachable).toEqual(['button · Offer → button · Keep: “button · Offer” is gone after a reload']);
  expect(others).toEqual({ pressed: 2, dead: [], errors: [] });
});

test('the crawler reaches a control that is revealed only after other input, again with that input', async ({ crawl }) => {
  const dialog = `<div role="dialog" aria-label="Form" id="form" hidden><input id="text" aria-label="Text"><div role="tab" tabindex="0" id="tab">Tab</div>
    <div id="panel"></div></div>`;
  const script = `const close = () => ($('form').hidden = true);
    const closing = (name) => '<button onclick="write(3); close()">' + name + '</button>';
    $('opener').onclick = () => { $('form').hidden = false; $('text').value = ''; $('panel').replaceChildren(); };
    $('tab').onclick = () => { write(2); if ($('text').value) $('panel').innerHTML = closing('Take') + closing('Keep'); };
    addEventListener('keydown', ({ key }) => key === 'Escape' && close());`;
  expect(await crawl(`<button id="opener">Open</button>${dialog}`, script)).toEqual({ pressed: 5, ...NONE });
});

test('the crawler waits for the controls that a dialog still loads', async ({ crawl }) => {
  const script = `document.body.append($('form')); // like a portal, outside of main
    $('opener').onclick = () => {
      $('form').hidden = false;
      $('panel').ariaBusy = 'true';
      setTimeout(() => { $('panel').innerHTML = '<button onclick="write(1)">Late</button>'; $('panel').ariaBusy = 'false'; }, 1000);
    };
    addEventListener('keydown', ({ key }) => key === 'Escape' && ($('form').hidden = true));`;
  const dialog = `<div role="dialog" aria-label="Form" id="form" hidden><div id="panel"></div></div>`;
  expect(await crawl(`<button id="opener">Open</button>${dialog}`, script)).toEqual({ pressed: 2, ...NONE });
});

test('the crawler reports a control that vanishes under the pointer', async ({ crawl }) => {
  const { unreachable, ...others } = await crawl(
    `${WORKING}<button id="shy">Shy</button>`,
    `$('shy').onpointerenter = () => { $('shy').remove(); write('gone'); };`,
  );
  expect(unreachable).toEqual(['button · Shy: “button · Shy” is gone under the pointer']);
  expect(others).toEqual({ pressed: 1, dead: [], errors: [] });
});

const fail = '() => { throw new Error("planted"); }';
for (const { what, broken, pressed } of [
  { what: 'waiting for its change', broken: 'window.requestAnimationFrame', pressed: 1 },
  { what: 'reading the state after it', broken: 'Storage.prototype.getItem', pressed: 2 },
  { what: 'listing the controls after it', broken: 'Element.prototype.getBoundingClientRect', pressed: 2 },
]) {
  test(`the crawler reports an error while ${what}, with the control’s name, and continues`, async ({ crawl }) => {
    const bad = `<button id="bad">Bad</button>`;
    const { errors, ...others } = await crawl(bad + WORKING, `$('bad').onclick = () => { write(2); ${broken} = ${fail}; };`);
    expect(errors).toEqual([expect.stringMatching(/^button · Bad: .*planted/)]);
    expect(others).toEqual({ pressed, dead: [], unreachable: [] });
  });
}

test('the crawler counts a page reload as a change, not as an error', async ({ crawl }) => {
  const reload = '<button onclick="location.reload()">Reload</button>';
  expect(await crawl(reload + WORKING)).toEqual({ pressed: 2, ...NONE });
});
