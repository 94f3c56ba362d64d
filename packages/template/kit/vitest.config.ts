import { componentTest } from '@kado/ui/testing/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { ...componentTest.test, server: { deps: { inline: [/@mui/] } } } });
