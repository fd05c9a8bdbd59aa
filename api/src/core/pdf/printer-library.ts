import { createRequire } from "node:module";

/** Returns the path of a library's dependency, in the same copy that the library uses. */
const within = (from: string, name: string) => createRequire(from).resolve(name);
const printer = within(within(import.meta.url, "pdfmake"), "pdfkit");

/** Returns a library that the printer uses, in the same copy. */
export const printerLibrary = (name: string): unknown => createRequire(printer)(name);
