import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { createContext, type ReactNode } from "react";
import { ArrowBackIcon } from "./desk/deskIcons.tsx";
import { touchLine } from "./touch.ts";

/** Way back from a page to the list that leads to it, given by the application's frame; null without one. */
export const WayBackContext = createContext<ReactNode>(null);

interface WayBackProps {
  /** Name of the page that it leads to: `Cotizaciones`. */
  readonly label: string;
  readonly href: string;
  /** Leads there, where more than following the link is to be done; a press for another tab follows it. */
  readonly onGo?: () => void;
}

/** Shows the way back to the list of a record: `<WayBack label="Cotizaciones" href={…} />`. */
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
