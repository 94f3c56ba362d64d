const FILES = ['script', 'style', 'font', 'worker', 'manifest'];
// Navigations go to the server, even if an endpoint has the same path as the page. So do files: msw would send a message to the page for each of them.
addEventListener('fetch', (event) => {
  const { mode, destination, url } = event.request;
  const { origin, pathname } = new URL(url);
  const own = origin === location.origin && !pathname.startsWith('/assets/') && !FILES.includes(destination);
  if (mode === 'navigate' || !own) event.stopImmediatePropagation();
});
addEventListener('message', (event) => { if (event.data === 'KADO_CLAIM') event.waitUntil(self.clients.claim()); }); // a second tab's registration revives this worker without an activation, so the page requests the claim
importScripts('/mockServiceWorker.js');
