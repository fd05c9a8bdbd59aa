import { registerHooks } from "node:module";

/**
 * Resolves relative imports (`./x.js`) without reading the disk: the path is the answer. Node searches for
 * the file, for links on the way and for the package around it, which takes a third of the program's loading
 * time. Imports of packages are resolved by Node.
 */
const ours = new URL("../api/dist/", import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    const isByPlace = specifier.startsWith(".") && parentURL !== undefined && conditions.includes("import");
    if (!isByPlace || !/\.m?js$/.test(specifier)) return next(specifier, context);
    const { href } = new URL(specifier, parentURL);
    return { url: href, format: href.startsWith(ours) ? "module" : undefined, shortCircuit: true };
  },
});
