import { crc32, deflateSync } from "node:zlib";

const chunk = (kind: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

const [WIDTH, HEIGHT] = [500, 200];

/**
 * A signature for the demo: a wave of ink on a canvas of 500 × 200, another one for each `seed`, as a PNG
 * data URL.
 */
export function demoDrawing(seed: number): string {
  const height = (x: number) =>
    100 + (40 + (seed % 5) * 6) * Math.sin(x / (18 + (seed % 7))) * Math.cos(x / 90);
  const raw = Buffer.alloc((1 + WIDTH * 4) * HEIGHT);
  for (let x = 60; x < WIDTH - 60; x += 1)
    for (let y = Math.round(height(x)) - 2; y <= Math.round(height(x)) + 2; y += 1)
      raw.set([11, 42, 60, 255], y * (1 + WIDTH * 4) + 1 + x * 4);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const png = Buffer.concat([
    magic,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(raw)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString("base64")}`;
}
