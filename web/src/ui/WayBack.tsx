import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { createContext, type ReactNode } from "react";
import { ArrowBackIcon } from "./desk/deskIcons.tsx";
import { touchLine } from "./touch.ts";

/** Link from a record to the list it was opened from, provided by the layout; null without one. */
export const WayBackContext = createContext<ReactNode>(null);

interface WayBackProps {
  /** Name of the target page: `Cotizaciones`. */
  readonly label: string;
  readonly href: string;
  /** Called instead of following the link; opening it in another tab follows the link. */
  readonly onGo?: () => void;
}

/** Shows the link back to the list of a record: `<WayBack label="Cotizaciones" href={…} />`. */
export const WayBack = ({ label, href, onGo }: WayBackProps) => (
  <Box sx={{ displayPrint: "none", lineHeight: 1 }}>
    <Link
      href={href}
      onClick={(event) => {
        if (!onGo || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onGo();
      }}
      aria-label={`Volver a ${label}`}
      variant="body2"
      color="textSecondary"
      underline="hover"
      sx={{ ...touchLine, display: "inline-flex", gap: 1 }}
    >
      <ArrowBackIcon sx={{ fontSize: 16 }} />
      {label}
    </Link>
  </Box>
);
