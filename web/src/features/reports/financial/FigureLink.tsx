import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { HiddenText } from "../../../ui/HiddenText.tsx";

interface FigureLinkProps {
  readonly href: string;
  /** Name of the linked list, which screen readers read before the figure. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Shows a figure that opens the rows that it is made of. */
export const FigureLink = ({ href, label, children }: FigureLinkProps) => (
  <Link href={href} color="inherit" underline="hover" sx={{ whiteSpace: "nowrap", position: "relative" }}>
    <HiddenText>{label}: </HiddenText>
    {children}
  </Link>
);
