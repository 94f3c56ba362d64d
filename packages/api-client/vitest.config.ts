import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { environment: 'jsdom', environmentOptions: { jsdom: { url: 'http://kado.test/' } }, restoreMocks: true },
});
