import { type PathParam, generatePath } from "react-router-dom";

/**
 * Returns an address of the application: its pattern for the route table, and its builder for links, side by
 * side. `export const quoteDetail = path("/cotizaciones/:id")` gives `quoteDetail.pattern` and
 * `quoteDetail.to({ id })`. Each feature keeps its own in `*.paths.ts`.
 */
export const path = <const P extends string>(pattern: P) => ({
  pattern,
  to: (...params: PathParam<P> extends never ? [] : [{ [K in PathParam<P>]: string | number }]) =>
    generatePath(
      pattern as string,
      Object.fromEntries(Object.entries(params[0] ?? {}).map(([key, value]) => [key, String(value)])),
    ),
});
