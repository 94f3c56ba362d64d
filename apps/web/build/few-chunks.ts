import type { Plugin, Rolldown } from 'vite';
import { bundle, chunkOf, modulesIn, reach } from './bundle.ts';

const SURVEY = 'survey';
/** Stands in index.html for the names of those files. */
const DOOR = '__KADO_DOOR__';
// The bundler's own helpers with it: both variants and the boot need them.
const FRAMEWORK = /^\0|node_modules[\\/](?:react|react-dom|scheduler|react-router|react-redux|use-sync-external-store)[\\/]/;
const PRODUCT = /packages[\\/]product[\\/]|src[\\/]variants[\\/]product/;
const BOOT = /index\.html$|src[\\/]boot[\\/]/;

/** What opens first: the variant with the sign-in page, then the frame with home. A page that is not there is left out. */
const OPENINGS = [
  ['door', [/src[\\/]variants[\\/]product\.tsx$/, /product[\\/]auth[\\/]src[\\/]pages[\\/]login/]],
  ['home', [/product[\\/]shell[\\/]src[\\/]layouts[\\/]app/, /product[\\/]home[\\/]src[\\/]pages[\\/]home/]],
] as const;

/**
 * Which file each module goes to. A first build without any grouping shows what a page really needs after tree shaking; those modules then
 * go together: the framework, what both variants could use, what is the product's own. So the sign-in page is four scripts instead of thirty.
 */
async function plan(root: string): Promise<Map<string, string>> {
  const survey = await bundle(root, SURVEY);
  const places = new Map<string, string>();
  for (const [name, roots] of OPENINGS) {
    const begin = roots.map((module) => chunkOf(survey, module));
    for (const id of modulesIn(reach(survey, begin, false))) {
      if (places.has(id) || BOOT.test(id)) continue;
      const own = PRODUCT.test(id) ? name : name === 'door' ? 'base' : `${name}-base`;
      places.set(id, FRAMEWORK.test(id) ? 'framework' : own);
    }
  }
  return places;
}

/** The scripts and styles with which the product's door opens, as one text of addresses; what the page names already is left out. */
function filesOfDoor(files: Rolldown.OutputBundle, html: string): string {
  const chunks = new Map(Object.values(files).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const built = { chunks, files: [] };
  const opened = reach(
    built,
    OPENINGS[0][1].map((module) => chunkOf(built, module)),
    false,
  );
  const names = opened.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
  return [...new Set(names)]
    .filter((name) => !html.includes(name))
    .map((name) => `/${name}`)
    .join(' ');
}

/** Vite plugin: few files for what opens first, instead of one for each shared module. */
export function fewChunks(): Plugin {
  return {
    name: 'kado-few-chunks',
    apply: 'build',
    config: async ({ root = process.cwd() }, { mode }) => {
      if (mode === SURVEY) return {};
      const places = await plan(root);
      const names = ['framework', 'base', 'door', 'home-base', 'home'];
      const groups = names.map((name, at) => ({
        name,
        priority: names.length - at,
        test: (id: string) => places.get(id) === name,
      }));
      return { build: { rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } } } };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => (bundle ? html.replace(DOOR, filesOfDoor(bundle, html)) : html),
    },
  };
}
