import { SEED, startServer } from './server.ts';

/** Runs once before all tests: one server creates and seeds its database. Every other server starts on a copy, which takes a third of the time. */
export default async function seed() {
  const server = await startServer();
  await server.end();
  // Playwright starts its workers after this, so they inherit the variable.
  process.env[SEED] = JSON.stringify(server.data);
  return () => server.stop();
}
