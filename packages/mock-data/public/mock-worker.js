const FILES = ['script', 'style', 'font', 'worker', 'manifest'];
// Pages come from the server, even where a page's path is also an endpoint's. So do files: msw would ask the page about each, and send it a copy.
addEventListener('fetch', (event) => {
  const { mode, destination, url } = event.request;
  const { origin, pathname } = new URL(url);
  const own = origin === location.origin && !pathname.startsWith('/assets/') && !FILES.includes(destination);
  if (mode === 'navigate' || !own) event.stopImmediatePropagation();
});
addEventListener('message', (event) => { if (event.data === 'KADO_CLAIM') event.waitUntil(self.clients.claim()); }); // a second tab's start revives this worker without a new activation
importScripts('/mockServiceWorker.js');
