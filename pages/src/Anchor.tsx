import { type ComponentProps, createContext, type ElementType, useContext } from "react";

/** Component that renders a link within the site: plain on the server, the router's in the application. */
export const AnchorContext = createContext<ElementType<ComponentProps<"a">>>("a");

/** Shows a link within the site. */
export function Anchor(props: ComponentProps<"a">) {
  const Link = useContext(AnchorContext);
  return <Link {...props} />;
}
