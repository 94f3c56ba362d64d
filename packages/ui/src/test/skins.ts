import { mix } from '../tokens/color.ts';
import { drawn, product } from '../tokens/product.ts';
import { mixes, primaries, template } from '../tokens/template.ts';

/** Every custom colour of one skin, resolved to #RRGGBB. */
export type Skin = { name: string; colors: Readonly<Record<string, string>> };

const templateSkin = (name: string, scheme: 'light' | 'dark', over: Record<string, string>, primary: string): Skin => {
  const fixed: Record<string, string> = { ...template[scheme], ...over, primary, black: '#000000' };
  const mixed = Object.entries(mixes).flatMap(([key, [from, into, light, dark]]) => {
    const share = scheme === 'light' ? light : dark;
    return share === undefined ? [] : [[key, mix(fixed[from] ?? '', share, fixed[into] ?? '')]];
  });
  return { name, colors: { ...fixed, ...Object.fromEntries(mixed) } };
};

const productSkins: Skin[] = (['light', 'dark'] as const).map((scheme) => ({
  name: `product ${scheme}`,
  colors: { ...product[scheme], ...drawn[scheme] },
}));

const templateSkins = Object.entries(primaries).flatMap(([name, [light, dark]]) => [
  templateSkin(`template light ${name}`, 'light', {}, light),
  templateSkin(`template bordered ${name}`, 'light', template.bordered, light),
  templateSkin(`template dark ${name}`, 'dark', {}, dark),
  templateSkin(`template semi-dark menu ${name}`, 'dark', template['semi-dark-menu'], dark),
]);

/** Both product skins, and four template skins for each of the eight primaries. */
export const allSkins: readonly Skin[] = [...productSkins, ...templateSkins];
