import type { ReactNode } from "react";

/** Shows the agency's name above the content of a public page, both in one column. */
export const PublicFrame = ({
  agency,
  children,
}: {
  readonly agency: string;
  readonly children: ReactNode;
}) => (
  <>
    <div className="t-column">
      <a className="t-brand" href="/">
        <img src="/travesia.svg" alt="" />
        <span>{agency}</span>
      </a>
    </div>
    <div className="t-column">{children}</div>
  </>
);
