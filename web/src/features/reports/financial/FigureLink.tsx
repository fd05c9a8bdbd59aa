import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { HiddenText } from "../../../ui/HiddenText.tsx";

interface FigureLinkProps {
  readonly href: string;
  /** Name of the linked list, which screen readers announce before the figure. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Shows a figure that links to the records it is computed from. */
export const FigureLink = ({ href, label, children }: FigureLinkProps) => (
  <Link href={href} color="inherit" underline="hover" sx={{ whiteSpace: "nowrap", position: "relative" }}>
    <HiddenText>{label}: </HiddenText>
    {children}
  </Link>
);
