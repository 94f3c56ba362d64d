/**
 * The accepted survivors in the server's modules for access control, in the format of mutants-survivors.mjs.
 * @type {import('./mutants-survivors.mjs').Survivors}
 */
export const ACCESS_SURVIVORS = {
  limits: [
    ['src/limits/address-prefix.ts', "''", '"Stryker was here!"', 'Neither is an address.'],
    [
      'src/limits/address-prefix.ts',
      '/^::ffff:(?=\\d+\\.)/i',
      '/::ffff:(?=\\d+\\.)/i',
      'Anything before it leaves no IPv4 address.',
    ],
    [
      'src/limits/repository.ts',
      'found && found.since > past && found.used >= max',
      'false',
      'The statement refuses too; the check saves it.',
    ],
    ['src/limits/repository.ts', 'found.used >= max', 'found.used > max', 'The statement refuses too; the check saves it.'],
  ],
  codes: [
    ['src/crypto/encryption.ts', "'utf8'", '""', 'Node reads no name of an encoding as UTF-8.'],
    ['src/crypto/encryption.ts', '!previous', 'false', 'Without a key it cannot be opened either.'],
    ['src/gift-codes/rotation.ts', '() => false', '() => undefined', 'Neither says that the server stops.'],
    ['src/gift-codes/rotation.ts', '-1', '+1', 'Codes are then read twice; the result is the same.'],
    [
      'src/gift-codes/rotation.ts',
      'env.previousCodeKey === undefined',
      'false',
      'Without a previous key nothing is renewed; the check saves the work.',
    ],
    ['src/gift-codes/rotation.ts', "'gift-codes'", '""', 'Any name does that no other job has.'],
    ['src/gift-codes/rotation.ts', 'done && !isStopped()', 'true', 'It decides only what the log says.'],
    ['src/gift-codes/rotation.ts', 'done && !isStopped()', 'done || !isStopped()', 'It decides only what the log says.'],
    ['src/gift-codes/rotation.ts', "'gift card codes not encrypted again'", '""', 'It is what the log says of an error.'],
  ],
  sessions: [
    ['src/sessions/device-name.ts', "''", '"Stryker was here!"', 'That text names no browser and no system either.'],
    ['src/sessions/repository.ts', 'deviceTokens.length === 0', 'false', 'No token is among none; the check saves the query.'],
    ['src/sessions/cookies.ts', "''", '"Stryker was here!"', 'That text holds no token either.'],
    ['src/sessions/refresh.ts', '{ of: sessions }', '{}', 'It then locks more rows; the result is the same.'],
    [
      'src/sessions/refresh.ts',
      'found && token',
      'found || token',
      'A token has a session and a user: both are found or neither.',
    ],
    ['src/sessions/refresh.ts', 'parent === null', 'false', 'Nothing equals null in SQL; the check saves the statement.'],
    ['src/plugins/authentication.ts', "app.decorateRequest('user', null as never);", ';', 'It only makes requests faster.'],
    ['src/plugins/authentication.ts', "'user'", '""', 'It only makes requests faster.'],
  ],
  roles: [['src/users/abilities.ts', '[]', '["Stryker was here"]', 'The subject of a page opens no route.']],
  pin: [
    ['src/pins/hasher.ts', "'unknown account'", '""', 'Any text does for a hash that no PIN is accepted by.'],
    ['src/pins/hasher.ts', '[]', '["Stryker was here"]', 'The first element is not read.'],
    ['src/pins/service.ts', '!user', 'false', 'A session has a user; the check is for the types.'],
    ['src/pins/service.ts', "'email'", '""', 'What is no phone number is an address.'],
    ['src/pins/run-in-series.ts', 'series.count === 0', 'false', 'It only frees memory.'],
    ['src/pins/run-in-series.ts', 'open.delete(key);', ';', 'It only frees memory.'],
    ['src/pins/repository.ts', '{ retryAfter: 1 }', '{}', 'Only when the lock ends between two statements.'],
    ['src/pins/repository.ts', 'true', 'false', 'The error says true by itself.'],
    ['src/pins/service.ts', "'wrong-pins'", '""', 'Any name does that no other limit has.'],
    [
      'src/pins/service.ts',
      '() => withLease(lease, work)',
      '() => undefined',
      'Leases are for PostgreSQL, and mutants run on the embedded database.',
    ],
    [
      'src/pins/service.ts',
      '{ db, name: `pin ${key}`, now: clock.sql, seconds: LEASE_SECONDS }',
      '{}',
      'Leases are for PostgreSQL, and mutants run on the embedded database.',
    ],
    ['src/pins/service.ts', '`pin ${key}`', '``', 'Leases are for PostgreSQL, and mutants run on the embedded database.'],
    [
      'src/pins/service.ts',
      "database.kind === 'embedded'",
      'true',
      'Leases are for PostgreSQL, and mutants run on the embedded database.',
    ],
    [
      'src/pins/service.ts',
      "database.kind === 'embedded'",
      'false',
      'The embedded database may use leases too: its server is the only one.',
    ],
    [
      'src/pins/service.ts',
      "database.kind === 'embedded'",
      "database.kind !== 'embedded'",
      'The embedded database may use leases too: its server is the only one.',
    ],
    ['src/pins/service.ts', "'embedded'", '""', 'The embedded database may use leases too: its server is the only one.'],
  ],
};
