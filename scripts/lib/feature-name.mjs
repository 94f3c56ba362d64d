import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** First path segments that are reserved for the server. */
const OF_SERVER = new Set(['api', 'assets', 'dev']);

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** gift-vouchers → Gift vouchers, the name on screen. */
export const titleOf = (name) => capital(name.replaceAll('-', ' '));
/** gift-vouchers → GiftVouchers, the subject of its ability. */
export const pascalCase = (name) => name.split('-').map(capital).join('');
/** gift-vouchers → giftVouchers */
export const camelCase = (name) => name.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** Throws if a feature cannot have this name: not in kebab-case, an existing package, or a page's or the server's address. */
export function checkName(root, variant, name, address, usage) {
  if (!NAME.test(name ?? ''))
    throw new Error(
      `The second argument is the name in kebab-case, for example gift-vouchers, not ${JSON.stringify(name ?? '')}. ${usage}`,
    );
  const path = `packages/${variant}/${name}`;
  if (existsSync(join(root, path)))
    throw new Error(`The second argument, ${JSON.stringify(name)}, is taken: ${path} exists already.`);
  const owner = OF_SERVER.has(address.split('/')[0]) ? 'the server' : ownerOf(root, variant, address);
  if (owner)
    throw new Error(
      `The second argument, ${JSON.stringify(name)}, is taken: /${address} is an address of ${owner}. Choose another name.`,
    );
}

/** The path of the feature in this variant that has a page at this address. */
function ownerOf(root, variant, address) {
  const folder = join(root, 'packages', variant);
  return readdirSync(folder)
    .map((name) => [`packages/${variant}/${name}`, join(folder, name, 'src', 'index.ts')])
    .find(([, index]) => existsSync(index) && readFileSync(index, 'utf8').includes(`path: '${address}'`))?.[0];
}

/** Throws if the title in any language is empty. */
export function checkTitles(titles, usage) {
  const [empty] = Object.entries(titles).find(([, title]) => title.trim() === '') ?? [];
  if (empty) throw new Error(`--${empty} needs the feature's name in that language. ${usage}`);
}
