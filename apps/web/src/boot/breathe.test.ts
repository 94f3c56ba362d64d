import { afterEach, expect, it, vi } from 'vitest';
import { begin } from './breathe.ts';

afterEach(() => document.head.replaceChildren());

const named = (variant: string, files: string) =>
  document.head.append(Object.assign(document.createElement('meta'), { name: `kado-${variant}`, content: files }));
const asked = (rel = 'modulepreload') =>
  [...document.querySelectorAll(`link[rel=${rel}]`)].map((link) => link.getAttribute('href'));

it('a variant’s files are asked for at once, and its scripts run one after the other, each in a task of its own', async () => {
  named('product', '/a/framework.js /a/base.css /a/base.js');
  named('template', '/a/template.js');
  const log: string[] = [];
  await begin(['product'], async (file) => {
    log.push(file);
    await Promise.resolve();
    setTimeout(() => log.push(`another task after ${file}`));
  });
  expect(log.filter((line) => line.startsWith('/'))).toEqual(['/a/framework.js', '/a/base.js']);
  expect(asked()).toEqual(['/a/framework.js', '/a/base.js']);
  expect(asked('preload')).toEqual(['/a/base.css']);
});

it('what several begin with is asked for and run once, and words come in the page’s language', async () => {
  named('template', '/a/framework.js /a/wing.js');
  named('start', '/a/framework.js /a/page.js /words/{lng}.json');
  document.documentElement.lang = 'ar';
  const run = vi.fn(async () => undefined);
  await begin(['template', 'start'], run);
  expect(run.mock.calls).toEqual([['/a/framework.js'], ['/a/wing.js'], ['/a/page.js']]);
  expect(asked()).toEqual(['/a/framework.js', '/a/wing.js', '/a/page.js']);
  expect(asked('preload')).toEqual(['/words/ar.json']);
});

it('a script that the page asked for early is not asked for again', async () => {
  named('product', '/a/framework.js');
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/a/framework.js' }));
  await begin(['product'], async () => undefined);
  expect(asked()).toEqual(['/a/framework.js']);
});

it.each([['a page without names'], ['names that the build did not fill in']])('%s runs nothing early', async (page) => {
  if (page.startsWith('names')) named('template', '__KADO_TEMPLATE__');
  await begin(['template'], () => Promise.reject(new Error('nothing to run')));
  expect(asked()).toEqual([]);
});
