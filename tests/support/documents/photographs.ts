import sharp from "sharp";
import type { Drawn } from "./drawn.ts";

/** Circumstances of a made-up photograph. */
export interface Circumstances {
  /** Pixels of its width. */
  readonly width: number;
  /** Tilt of the document, in degrees. */
  readonly angle: number;
  readonly light: "even" | "side" | "lamp";
  /** Part by which the far edge is narrower than the near one. */
  readonly keystone: number;
  /** Part of the photograph's width that the document has. */
  readonly part: number;
  /** Radius of the blur, in pixels of a photograph of 1000. */
  readonly blur: number;
  /** Most that noise changes a pixel. */
  readonly noise: number;
  readonly quality: number;
}

const lights = ["even", "side", "lamp"] as const;

/** Returns random circumstances, in which the figures of decision 0198 are measured. */
export const circumstances = (random: () => number, place: number): Circumstances => ({
  width: Math.round(800 + random() * 1200),
  angle: [0, 9 + random() * 6, -9 - random() * 6][place % 3]!,
  light: lights[Math.floor(place / 3) % 3]!,
  keystone: random() * 0.03,
  part: 0.74 + random() * 0.14,
  blur: 0.25 + random() * 0.6,
  noise: 4 + random() * 14,
  quality: Math.round(68 + random() * 24),
});

function lightAt(light: Circumstances["light"], x: number, y: number): readonly [number, number, number] {
  if (light === "even") return [0.97, 0.98, 1];
  if (light === "side") {
    const shade = 0.42 + 0.55 * x - (x + y * 0.4 > 0.95 && x + y * 0.4 < 1.15 ? 0.12 : 0);
    return [shade, shade, shade * 1.04];
  }
  const distance = Math.hypot(x - 0.35, y - 0.3);
  const glow = 0.55 + 0.5 * Math.exp(-distance * distance * 5);
  return [glow * 1.05, glow * 0.92, glow * 0.7];
}

/** Photographs a drawn document on a desk; returns a JPEG. */
export async function photographed(drawn: Drawn, of: Circumstances, random: () => number): Promise<Buffer> {
  const { width, angle, light, keystone, part } = of;
  const height = Math.round(width * 0.75);
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const scale = drawn.width / (width * part);
  const flat = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [right, down] = [x - width / 2, y - height / 2];
      const far = 1 + keystone * 2 * (0.5 - y / height);
      const column = (right * cos + down * sin) * scale * far + drawn.width / 2;
      const row = (-right * sin + down * cos) * scale * far + drawn.height / 2;
      const colours = lightAt(light, x / width, y / height);
      const grain = (random() - 0.5) * 2 * of.noise;
      for (let colour = 0; colour < 3; colour += 1) {
        const desk = [121, 92, 70][colour]! + Math.sin(x * 0.03 + y * 0.002) * 6;
        const seen = sample(drawn, column, row, colour) ?? desk;
        flat[(y * width + x) * 3 + colour] = Math.min(255, Math.max(0, seen * colours[colour]! + grain));
      }
    }
  return sharp(flat, { raw: { width, height, channels: 3 } })
    .blur(Math.max(0.3, (of.blur * width) / 1000))
    .jpeg({ quality: of.quality })
    .toBuffer();
}

function sample({ width, height, data }: Drawn, x: number, y: number, colour: number): number | null {
  if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) return null;
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [partX, partY] = [x - column, y - row];
  const at = (row * width + column) * 3 + colour;
  const above = data[at]! * (1 - partX) + data[at + 3]! * partX;
  const below = data[at + width * 3]! * (1 - partX) + data[at + width * 3 + 3]! * partX;
  return above * (1 - partY) + below * partY;
}

/** Returns the colours of a photograph as a browser's canvas has them. */
export async function coloursOf(jpeg: Buffer) {
  const { data, info } = await sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}
