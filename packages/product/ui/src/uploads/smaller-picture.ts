/** The maximum length of the longer side, in px: the text of a photographed slip stays legible. */
const MAX_SIDE = 2048;
const QUALITY = 0.85;

/** Scales a picture down to a JPEG; undefined if that saves nothing. Rejects if the browser cannot decode the picture. */
export async function smallerPicture(file: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(bitmap.width * scale);
  canvas.height = Math.ceil(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // JPEG has no transparency, so the background is white.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return drawn && drawn.size < file.size ? drawn : undefined;
}
