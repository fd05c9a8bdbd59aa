import { crc32, deflateSync } from "node:zlib";

const chunk = (kind: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), body]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** A PNG data URL of 8-bit RGBA whose pixels are opaque ink where `inked` says so, else clear. */
export function png(width: number, height: number, inked: (x: number, y: number) => boolean): string {
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + width * 4);
    for (let x = 0; x < width; x += 1) if (inked(x, y)) row.set([11, 42, 60, 255], 1 + x * 4);
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const parts = [
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ];
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return `data:image/png;base64,${Buffer.concat([signature, ...parts]).toString("base64")}`;
}

let drawn: string | undefined;

/** A stroke across the canvas of 500 × 200. */
export const aDrawing = (): string =>
  (drawn ??= png(500, 200, (x, y) => Math.abs(100 + 60 * Math.sin(x / 40) - y) < 2));

/** The canvas as nobody touched it. */
export const aBlankDrawing = (): string => png(500, 200, () => false);
