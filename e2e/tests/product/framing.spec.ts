import { expect, test } from '../../support/fixtures.ts';

const OTHER_SITE = 'http://other-site.test';

for (const [name, isProtected] of [
  ['B4 a page of another site cannot show the app in a frame', true],
  ['a frame of another site would show a page that does not forbid it', false],
] as const)
  test(name, async ({ page, server, watched }) => {
    watched.allow(/frame-ancestors|Refused to frame|Framing/);
    watched.origins.add(OTHER_SITE);
    const app = `${server.url}/login`;
    await page.route(`${OTHER_SITE}/`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><iframe src="${app}" title="The app"></iframe>` }),
    );
    if (!isProtected)
      await page.route(app, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><form>Sign in</form>' }));
    await page.goto(`${OTHER_SITE}/`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(isProtected ? /^chrome-error:/ : app);
    await expect(page.frameLocator('iframe').locator('form')).toHaveCount(isProtected ? 0 : 1);
  });
