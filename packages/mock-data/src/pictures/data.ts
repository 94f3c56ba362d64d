import { createRandom } from '../core/random.ts';

const TONES = ['#0b6e4f', '#274690', '#7a3e65', '#b5532a', '#8a6d1d', '#48566a', '#2f7f86', '#9c3b46'];

/** A portrait. */
export function face(id: number): string {
  const random = createRandom('face', id);
  const tone = TONES[id % TONES.length];
  const shoulders = random.between(24, 31);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><path fill="#fff" d="M0 0h80v80H0z"/><path fill="${tone}" fill-opacity=".18" d="M0 0h80v80H0z"/><ellipse cx="40" cy="82" rx="${shoulders}" ry="28" fill="${tone}"/><circle cx="40" cy="33" r="${random.between(14, 17)}" fill="${tone}" fill-opacity=".72"/><path d="M${random.between(22, 27)} 31a17 17 0 0 1 ${random.between(28, 33)}-6q-12 ${random.between(-8, 3)}-24 9z" fill="${tone}"/></svg>`;
}

/** A landscape. */
export function scene(id: number): string {
  const random = createRandom('scene', id);
  const [sky, hill, near] = random.shuffle(TONES);
  const height = random.between(120, 180);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><path fill="#fff" d="M0 0h480v300H0z"/><path fill="${sky}" fill-opacity=".18" d="M0 0h480v300H0z"/><circle cx="${random.between(80, 400)}" cy="${random.between(50, 110)}" r="${random.between(22, 40)}" fill="${near}" fill-opacity=".6"/><path fill="${hill}" fill-opacity=".55" d="M0 ${height + 40}Q120 ${height - 40} 240 ${height + 20}T480 ${height}V300H0z"/><path fill="${near}" fill-opacity=".85" d="M0 260Q140 ${height + 40} 280 240T480 230V300H0z"/></svg>`;
}

/** A product: a vessel with its own width, height and lid. */
export function goods(id: number): string {
  const random = createRandom('goods', id);
  const tone = TONES[id % TONES.length];
  const [width, height, round] = [random.between(70, 140), random.between(80, 150), random.between(6, 46)];
  const [x, y] = [150 - width / 2, 240 - height];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><path fill="#fff" d="M0 0h300v300H0z"/><path fill="${tone}" fill-opacity=".1" d="M0 0h300v300H0z"/><ellipse cx="150" cy="242" rx="${width * 0.72}" ry="10" fill="${tone}" fill-opacity=".22"/><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${tone}" fill-opacity=".82"/><rect x="${x + width * 0.16}" y="${y + height * 0.3}" width="${width * 0.68}" height="${height * random.between(12, 40) * 0.01}" rx="6" fill="#fff" fill-opacity=".55"/><circle cx="150" cy="${y - 4}" r="${random.between(8, 22)}" fill="${tone}"/></svg>`;
}
