#!/usr/bin/env node
// Serves only the feature of the current folder: `pnpm --filter <feature> dev`.
import { serveFeature } from '../src/dev/serve.ts';

await serveFeature(process.cwd());
