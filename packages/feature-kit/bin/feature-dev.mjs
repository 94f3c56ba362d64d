#!/usr/bin/env node
// Opens the feature of the folder it is started in, alone: `pnpm --filter <feature> dev`.
import { serveFeature } from '../src/dev/serve.ts';

await serveFeature(process.cwd());
