import { existsSync, mkdirSync } from "node:fs";
import { copyFile, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
/** Below this many bytes compressing costs more than it saves, as in the server's answers. */
const SMALL = 1_400;

/**
 * Writes `x.js.br` beside each script, style and WebAssembly of the build, packed as strongly as brotli can:
 * that takes seconds, which a visitor would wait for. A file whose name carries the hash of its content is
 * packed once and kept in `kept`.
 */
export function packed(kept: string): Plugin {
  return {
    name: "packed",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      mkdirSync(kept, { recursive: true });
      await Promise.all(
        Object.keys(bundle).map(async (name) => {
          if (!/^assets\/.*\.(js|css|wasm)$/.test(name)) return;
          const bytes = await readFile(join(dir, name));
          if (bytes.length < SMALL) return;
          const before = join(kept, `${basename(name)}.br`);
          const made = join(dir, `${name}.br`);
          if (existsSync(before)) return copyFile(before, made);
          const small = await brotli(bytes, {
            params: {
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
            },
          });
          await Promise.all([writeFile(made, small), writeFile(before, small)]);
        }),
      );
    },
  };
}
