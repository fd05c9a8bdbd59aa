import { type AnchorHTMLAttributes, forwardRef } from "react";
import { Link, useInRouterContext } from "react-router-dom";

/** Addresses that the server answers itself, not the application. */
const served = /^\/(files|docs|graphql|dev|sandbox)\b/;

/** What every `href` of the kit becomes: a step within the application, or a plain link to somewhere else. */
export const RouterLink = forwardRef<HTMLAnchorElement, AnchorHTMLAttributes<HTMLAnchorElement>>(
  function RouterLink({ href = "", children, ...rest }, ref) {
    const within =
      useInRouterContext() &&
      href.startsWith("/") &&
      !href.startsWith("//") &&
      !served.test(href) &&
      !rest.download &&
      !rest.target;
    return within ? (
      <Link ref={ref} to={href} {...rest}>
        {children}
      </Link>
    ) : (
      <a ref={ref} href={href} {...rest}>
        {children}
      </a>
    );
  },
);
