import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const BINARY = /\.(?:png|jpe?g|webp|gif|ico|woff2?|ttf|pdf|gz|br|wasm)$/;
const part = (...parts) => new RegExp(parts.join(''));
/** Joins two halves, so that this file does not match its own patterns. */
const FORBIDDEN = [
  [
    'a path of somebody’s machine',
    part('(?:^|[\\s"\'`(=:])/(?:wo', 'rk|ro', 'ot|ho', 'me/[a-z][\\w-]*|Us', 'ers/[A-Za-z][\\w-]*)/[\\w.-]'),
  ],
  ['a folder outside the repository', part('\\.\\./sha', 'red/(?:spec|design)')],
  ['a private key', part('-----BEGIN [A-Z ]*PRIV', 'ATE KEY-----')],
  ['a token', part('\\b(?:gh[pousr]_[A-Za-z0-9]{36}|np', 'm_[A-Za-z0-9]{36}|AK', 'IA[0-9A-Z]{16}|xox[bp]-[0-9]{8})')],
  ['a tarball address', part('tar', 'ball: https?://')],
  ['a registry', part('https?://[\\w.-]*(?:regis', 'try|artif', 'actory|verd', 'accio|nexus)[\\w.-]*')],
];

/** Refuses secrets, paths of a machine and registry addresses in committed files. `hosts` are additional host names to refuse. */
export function checkSecrets(root, hosts = registryHosts()) {
  const rules = [...FORBIDDEN, ...hosts.map((host) => ['the registry of this machine', new RegExp(host.replaceAll('.', '\\.'))])];
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const files = stdout.split('\0').filter((name) => name && !BINARY.test(name));
  const problems = files.flatMap((name) => {
    const lines = read(join(root, name)).split('\n');
    return rules.flatMap(([what, pattern]) => {
      const line = lines.findIndex((text) => pattern.test(text));
      return line < 0 ? [] : [`${name}:${line + 1}: holds ${what}`];
    });
  });
  return { examined: { files: files.length, rules: rules.length }, problems };
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function registryHosts() {
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' });
  const host = /^https?:\/\/([^/:]+)/.exec(stdout ?? '')?.[1];
  return host && !host.endsWith('npmjs.org') && !/^(?:localhost|127\.)/.test(host) ? [host] : [];
}
