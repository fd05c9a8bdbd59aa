import { registerHooks } from "node:module";

/**
 * Finds modules that are imported by their place (`./x.js`) without asking the disk at each import what lies
 * there: the place is the answer. Node looks for the file, for links on the way and for the package around
 * it, a third of the time in which the program is loaded. What is imported by a name is found by Node.
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
