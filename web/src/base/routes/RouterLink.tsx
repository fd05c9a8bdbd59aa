import { type AnchorHTMLAttributes, forwardRef } from "react";
import { Link, useInRouterContext, useLocation, useResolvedPath } from "react-router-dom";

/** Addresses that the server answers itself, not the application. */
const served = /^\/(files|docs|graphql|dev|sandbox)\b/;

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** State of the navigation, which the page that it leads to reads. */
  readonly state?: unknown;
}

/** Link within the application; a link to the present page with other filters does not scroll it. */
const Step = forwardRef<HTMLAnchorElement, LinkProps>(function Step({ href = "", ...rest }, ref) {
  const stays = useResolvedPath(href).pathname === useLocation().pathname;
  return <Link ref={ref} to={href} preventScrollReset={stays} {...rest} />;
});

/**
 * Link behind every `href` of the kit: a navigation within the application, or a plain link to another site.
 */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkProps>(function RouterLink(
  { href = "", state, children, ...rest },
  ref,
) {
  const within =
    useInRouterContext() &&
    href.startsWith("/") &&
    !href.startsWith("//") &&
    !served.test(href) &&
    !rest.download &&
    !rest.target;
  return within ? (
    <Step ref={ref} href={href} state={state} {...rest}>
      {children}
    </Step>
  ) : (
    <a ref={ref} href={href} {...rest}>
      {children}
    </a>
  );
});
