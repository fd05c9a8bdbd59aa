#!/usr/bin/env bash
# zxing-wasm 3.1.4 (npm) reads a clean PDF417 symbol at a tilt that shrinks with its columns, although tryHarder and
# tryRotate are on: with 4 columns up to 5 degrees, with 10 up to 2, with 21 (as on a Colombian cédula) up to 1. The same
# text, module size and interpolation in all; upright all three are read. tryRotate means
# steps of 90 degrees. This run fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts zxing-wasm@3.1.4 pngjs@7.0.0 >/dev/null
cat >run.mjs <<'JS'
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PNG } from "pngjs";
import { prepareZXingModule as prepareReader, readBarcodes } from "zxing-wasm/reader";
import { prepareZXingModule as prepareWriter, writeBarcode } from "zxing-wasm/writer";
const require = createRequire(import.meta.url);
const wasm = (kind) => { const b = readFileSync(require.resolve(`zxing-wasm/${kind}/zxing_${kind}.wasm`)); return b.buffer.slice(b.byteOffset, b.byteOffset + b.byteLength); };
prepareReader({ overrides: { wasmBinary: wasm("reader") } });
prepareWriter({ overrides: { wasmBinary: wasm("writer") } });
const text = "TRAVESIA ".repeat(55);
for (const columns of [4, 10, 21]) {
  const { image, error } = await writeBarcode(text, { format: "PDF417", options: `columns=${columns},ecLevel=5`, scale: 4 });
  const png = PNG.sync.read(Buffer.from(await image.arrayBuffer()));
  const turned = (degrees) => {
    const side = Math.ceil(Math.hypot(png.width, png.height)) + 80, data = new Uint8ClampedArray(side * side * 4).fill(255);
    const a = (degrees * Math.PI) / 180, [c, s] = [Math.cos(a), Math.sin(a)];
    for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) {
      const [dx, dy] = [x - side / 2, y - side / 2];
      const u = c * dx + s * dy + png.width / 2, v = -s * dx + c * dy + png.height / 2;
      const x0 = Math.floor(u), y0 = Math.floor(v);
      if (x0 < 0 || y0 < 0 || x0 + 1 >= png.width || y0 + 1 >= png.height) continue;
      const at = (i, j) => png.data[4 * ((y0 + j) * png.width + x0 + i)];
      const [fx, fy] = [u - x0, v - y0];
      const grey = at(0, 0) * (1 - fx) * (1 - fy) + at(1, 0) * fx * (1 - fy) + at(0, 1) * (1 - fx) * fy + at(1, 1) * fx * fy;
      data.set([grey, grey, grey], 4 * (y * side + x));
    }
    return { data, width: side, height: side };
  };
  const seen = [];
  for (const degrees of [0, 1, 2, 3, 5, 8]) {
    const found = await readBarcodes(turned(degrees), { formats: ["PDF417"], tryHarder: true, tryRotate: true, tryDownscale: true });
    seen.push(`${degrees}°:${found[0]?.text === text ? "read" : "none"}`);
  }
  console.log(`${columns} columns: ${seen.join(" ")}`);
}
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = $'4 columns: 0°:read 1°:read 2°:read 3°:read 5°:read 8°:none\n10 columns: 0°:read 1°:read 2°:read 3°:none 5°:none 8°:none\n21 columns: 0°:read 1°:read 2°:none 3°:none 5°:none 8°:none' ]
