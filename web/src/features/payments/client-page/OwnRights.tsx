import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { TOUCH } from "../../../ui/touch.ts";
import { type OfferedRights, rightsLead, rightsTexts as texts } from "./client-page.texts.ts";

interface OwnRightsProps {
  readonly offers: OfferedRights;
  readonly children: ReactNode;
}

/** Shows the client's rights under the law and the contract, collapsed at first; hidden without any. */
export function OwnRights({ offers, children }: OwnRightsProps) {
  const lead = rightsLead(offers);
  if (lead === "") return null;
  return (
    <Box component="details" sx={{ pt: 3, borderTop: 1, borderColor: "divider" }}>
      <Box component="summary" sx={{ cursor: "pointer", minHeight: TOUCH, py: 1 }}>
        <Typography variant="h5" component="h2" sx={{ display: "inline" }}>
          {texts.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {lead}
        </Typography>
      </Box>
      {/* The browser's box around the folded content passes its own box-sizing on to it. */}
      <Stack sx={{ gap: 5, pt: 4, boxSizing: "border-box" }}>{children}</Stack>
    </Box>
  );
}
