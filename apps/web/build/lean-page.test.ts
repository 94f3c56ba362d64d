// @vitest-environment node
import { expect, it } from 'vitest';
import { leanPage } from './lean-page.ts';

it('what is written for people is left out, and what it does stays', () => {
  const page = `<head>
    <!-- For people. -->
    <meta name="kado-boot" content="/a.js" />
    <script nonce="n">
      // Why.
      const wanted = 'en';
      document.title = wanted;
    </script>
    <script type="module" src="/a.js"></script>
  </head>`;
  expect(leanPage(page)).toBe(
    '<head>\n<meta name="kado-boot" content="/a.js" />\n<script nonce="n">const wanted=`en`;document.title=`en`;</script>\n<script type="module" src="/a.js"></script>\n</head>',
  );
});

it('a script that cannot be read stops the build', () => {
  expect(() => leanPage('<script>const = 1</script>')).toThrow('A script of the page cannot be read');
});
