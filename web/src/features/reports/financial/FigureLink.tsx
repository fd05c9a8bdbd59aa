import Link from "@mui/material/Link";
import type { ReactNode } from "react";

interface FigureLinkProps {
  readonly href: string;
  /** Name of the linked list, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Shows a figure that opens the rows that it is made of. */
export const FigureLink = ({ href, label, children }: FigureLinkProps) => (
  <Link href={href} color="inherit" underline="hover" aria-label={label} sx={{ whiteSpace: "nowrap" }}>
    {children}
  </Link>
);
