import Link from "@mui/material/Link";
import type { ReactNode } from "react";

interface FigureLinkProps {
  readonly href: string;
  /** What it opens, for whoever hears it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A figure that opens the rows that it is made of. */
export const FigureLink = ({ href, label, children }: FigureLinkProps) => (
  <Link href={href} color="inherit" underline="hover" aria-label={label} sx={{ whiteSpace: "nowrap" }}>
    {children}
  </Link>
);
