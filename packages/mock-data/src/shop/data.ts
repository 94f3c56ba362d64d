import type { CartRow, Product, ShopOrder, WishlistRow } from '@kado/contracts/template';

/** name, brand, category, price, rating, one sentence; the id is the row's position, from 1. */
const ROWS: readonly (readonly [string, string, string, number, number, string])[] = [
  ['Walnut Desk Lamp', 'Pinemill', 'Lighting', 89.5, 4, 'Turned from one piece of walnut, with a shade that dims by touch.'],
  ['Pocket Sketch Set', 'Cedar Ink', 'Stationery', 10.83, 5, 'Twelve pencils and a sharpener in a tin that fits a coat pocket.'],
  ['Granite Speaker', 'Granitwerk', 'Audio', 449, 5, 'A stone case that keeps the bass dry and the shelf still.'],
  ['Fjord Espresso Machine', 'Fjord Kaffe', 'Kitchen', 1249.9, 4, 'Two boilers, one lever, and nothing that needs an app.'],
  ['Alpaca Throw', 'Altiplano', 'Home', 139, 5, 'Woven in Arequipa in the colours of the high plain.'],
  ['City Bicycle Three', 'Petit Vélo', 'Outdoor', 1890, 4, 'Three gears, a belt instead of a chain, lights in the frame.'],
  ['Tide Watch', 'Tidewater', 'Wearables', 329, 3, 'Shows the time, the tide and the moon on one quiet dial.'],
  ['Studio Headphones', 'Northbeam', 'Audio', 279.99, 5, 'Flat sound, soft pads, and every part can be replaced.'],
  ['Field Notebook Six', 'Polar Press', 'Stationery', 18.4, 4, 'Six notebooks of paper that takes rain and fountain pens.'],
  ['Copper Kettle', 'Via Lattea', 'Kitchen', 96, 3, 'Hammered by hand, lined with tin, sings when it is ready.'],
  ['Survey Drone', 'Fathom', 'Cameras', 2450, 3, 'Maps a field in one flight and lands where it started.'],
  ['Linen Bed Set', 'Brightloom', 'Home', 210, 4, 'Washed linen that is soft from the first night.'],
  ['Bluewater Binoculars', 'Harbour Light', 'Cameras', 385, 4, 'Eight by forty-two, filled with nitrogen, floats.'],
  ['Amber Reading Light', 'Amber Works', 'Lighting', 64.95, 2, 'Warm light without blue, for the last chapter of the day.'],
  ['Clay Dinner Service', 'Red Clay', 'Kitchen', 168, 5, 'Four plates, four bowls, no two alike.'],
  ['Jade Tea Tray', 'Jade Bridge', 'Kitchen', 74.2, 3, 'Bamboo over a basin, wide enough for six cups.'],
  ['Pine Standing Desk', 'Pinemill', 'Home', 940, 5, 'Rises in silence and remembers two heights.'],
  ['Workshop Laptop 14', 'Northbeam', 'Computers', 1799, 4, 'Matt screen, keys that travel, a battery you can change.'],
  ['Rendering Station', 'Granitwerk', 'Computers', 7999.99, 3, 'Sixty-four cores under water, quiet enough for a studio.'],
  ['Salt Lamp Pair', 'Amber Works', 'Lighting', 32, 1, 'Two lamps cut from sea salt of the Atlantic coast.'],
  ['Orchard Hammock', 'Orchard Lane', 'Outdoor', 118.5, 2, 'Cotton and ash wood, hangs between any two trees.'],
  ['Grain Mill', 'Nile Grain', 'Kitchen', 259, 1, 'Stone burrs for flour as fine as you like.'],
  ['Rift Tea Chest', 'Jade Bridge', 'Gifts', 48, 3, 'Nine teas from the slopes above Nakuru.'],
  ['Danube Chess Set', 'Danube Craft', 'Gifts', 154, 5, 'Boxwood and plum, the board folds into its own case.'],
  ['Sensor Home Kit', 'Fathom', 'Computers', 199, 2, 'Eight sensors that talk to each other and to no one else.'],
  ['Harbour Armchair', 'Halden & Ros', 'Home', 689, 1, 'Oak frame and wool, made to be covered anew in twenty years.'],
  ['Trail Watch Solar', 'Andes Data', 'Wearables', 415, 2, 'Charges on the walk and draws the way back.'],
];

const FREE_SHIPPING = new Set([2, 5, 9, 17, 24, 26]);
const slugOf = (name: string, id: number): string => `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${id}`;

/** The products of the shop. */
export const PRODUCTS: readonly Product[] = ROWS.map(([name, brand, category, price, rating, description], index) => {
  const id = index + 1;
  return {
    id,
    name,
    slug: slugOf(name, id),
    description,
    brand,
    category,
    price,
    image: `/mock/goods/${id}`,
    hasFreeShipping: FREE_SHIPPING.has(id),
    rating,
  };
});

/** The visitor's wish list, cart and orders. */
export interface Shop {
  wishlist: WishlistRow[];
  cart: CartRow[];
  orders: ShopOrder[];
}

/** Two products in the wish list and five in the cart. */
export const seedShop = (): Shop => ({
  wishlist: [27, 3].map((productId, index) => ({ id: index + 1, productId })),
  cart: [1, 8, 15, 9, 23].map((productId, index) => ({ id: index + 1, productId, qty: 1 + (index % 2) })),
  orders: [],
});
