const [WIDTH, HEIGHT, CHANNELS] = [500, 200, 4] as const;

/**
 * Returns a signature for the demo as a PNG data URL: a wavy line on a canvas of 500 × 200 pixels, different
 * for each `seed`.
 */
export async function demoDrawing(seed: number): Promise<string> {
  const height = (x: number) =>
    100 + (40 + (seed % 5) * 6) * Math.sin(x / (18 + (seed % 7))) * Math.cos(x / 90);
  const pixels = Buffer.alloc(WIDTH * HEIGHT * CHANNELS);
  for (let x = 60; x < WIDTH - 60; x += 1)
    for (let y = Math.round(height(x)) - 2; y <= Math.round(height(x)) + 2; y += 1)
      pixels.set([11, 42, 60, 255], (y * WIDTH + x) * CHANNELS);
  const { default: sharp } = await import("sharp");
  const raw = { width: WIDTH, height: HEIGHT, channels: CHANNELS };
  const png = await sharp(pixels, { raw }).png().toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
