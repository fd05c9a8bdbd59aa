import { createRequire } from "node:module";
import type { FunctionComponent } from "react";
import { Html } from "./html.ts";

const require = createRequire(import.meta.url);

type Render = <Props extends object>(component: FunctionComponent<Props>, props: Props) => string;
let loaded: Promise<Render> | undefined;

/**
 * Loads React in its production build. React chooses its build by NODE_ENV when it is first loaded, and `npm
 * start` does not set it: rendering a page would take ten times as long. No other code runs while the
 * variable is set.
 */
async function loadReact(): Promise<Render> {
  const { env } = process;
  if (!env["NODE_ENV"]) {
    env["NODE_ENV"] = "production";
    try {
      for (const part of ["react/jsx-runtime", "react-dom/server"]) require(part);
    } finally {
      delete env["NODE_ENV"];
    }
  }
  const [{ createElement }, { renderToStaticMarkup }] = await Promise.all([
    import("react"),
    import("react-dom/server"),
  ]);
  return (component, props) => renderToStaticMarkup(createElement(component, props));
}

/**
 * Renders a component of the pages as markup. React and the component are loaded at the first render, so that
 * startup does not wait for them.
 */
export async function draw<Props extends object>(
  part: () => Promise<FunctionComponent<Props>>,
  props: Props,
): Promise<Html> {
  const render = await (loaded ??= loadReact());
  return new Html(render(await part(), props));
}
