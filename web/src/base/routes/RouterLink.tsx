import { type AnchorHTMLAttributes, forwardRef } from "react";
import { Link, useInRouterContext, useLocation, useResolvedPath } from "react-router-dom";

/** Matches addresses that the server handles itself, not the application. */
const served = /^\/(files|docs|graphql|dev|sandbox)\b/;

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** State passed to the page that the link opens. */
  readonly state?: unknown;
}

/** Link within the application; a link that changes only the filters of the current page does not scroll. */
const Step = forwardRef<HTMLAnchorElement, LinkProps>(function Step({ href = "", ...rest }, ref) {
  const stays = useResolvedPath(href).pathname === useLocation().pathname;
  return <Link ref={ref} to={href} preventScrollReset={stays} {...rest} />;
});

/**
 * Link component behind every `href` of the UI kit: a navigation within the application, or a plain link to
 * another site.
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
