addEventListener('fetch', (event) => { if (event.request.mode === 'navigate') event.stopImmediatePropagation(); }); // pages come from the server, even where a page's path is also an endpoint's
addEventListener('message', (event) => { if (event.data === 'KADO_CLAIM') event.waitUntil(self.clients.claim()); }); // a second tab's start revives this worker without a new activation
importScripts('/mockServiceWorker.js');
