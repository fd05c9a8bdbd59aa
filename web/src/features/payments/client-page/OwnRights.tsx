import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { formatDay } from "../../../ui/days.ts";
import { TOUCH } from "../../../ui/touch.ts";
import { rightsTexts as texts } from "./client-page.texts.ts";

interface OwnRightsProps {
  /** The last day of the retracto while it is open. */
  readonly until: string | null;
  readonly children: ReactNode;
}

/** Shows what the law and the contract give a client, folded until they ask for it. */
export function OwnRights({ until, children }: OwnRightsProps) {
  return (
    <Box component="details" sx={{ pt: 3, borderTop: 1, borderColor: "divider" }}>
      <Box component="summary" sx={{ cursor: "pointer", minHeight: TOUCH, py: 1 }}>
        <Typography variant="h5" component="h2" sx={{ display: "inline" }}>
          {texts.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {until ? texts.openLead(formatDay(until)) : texts.lead}
        </Typography>
      </Box>
      {/* The box that a browser makes around what is folded hands its own box-sizing down. */}
      <Stack sx={{ gap: 5, pt: 4, boxSizing: "border-box" }}>{children}</Stack>
    </Box>
  );
}
