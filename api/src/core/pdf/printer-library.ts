import { createRequire } from "node:module";

/** Returns a library of a library, in the very copy that it uses itself. */
const within = (from: string, name: string) => createRequire(from).resolve(name);
const printer = within(within(import.meta.url, "pdfmake"), "pdfkit");

/** Returns a library that the printer uses, in its own copy. */
export const printerLibrary = (name: string): unknown => createRequire(printer)(name);
