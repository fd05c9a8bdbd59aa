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

/** Shows what the law and the contract give a client, folded until they ask for it; nothing of none. */
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
      {/* The box that a browser makes around what is folded hands its own box-sizing down. */}
      <Stack sx={{ gap: 5, pt: 4, boxSizing: "border-box" }}>{children}</Stack>
    </Box>
  );
}
