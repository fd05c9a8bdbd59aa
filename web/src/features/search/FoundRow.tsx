import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatPhone } from "@travesia/api/colombia/phones";
import type { HTMLAttributes } from "react";
import { Money } from "../../ui/Money.tsx";
import type { Found } from "./useFound.ts";

interface FoundRowProps {
  readonly found: Found;
  /** What the list gives its rows. */
  readonly row: HTMLAttributes<HTMLLIElement>;
}

/** One record or page of what was found: its name, whom it is about, and what it comes to. */
export function FoundRow({ found: { label, hit }, row }: FoundRowProps) {
  const about = hit && [hit.person, ...hit.detail.split(" · ").map(formatPhone)].filter(Boolean).join(" · ");
  return (
    <Box component="li" {...row} sx={{ gap: 3, minHeight: 44 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography noWrap variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        {about && (
          <Typography noWrap variant="caption" color="textSecondary" component="div">
            {about}
          </Typography>
        )}
      </Box>
      {hit?.amount != null && (
        <Box sx={{ flexShrink: 0, fontSize: "0.875rem" }}>
          <Money amount={hit.amount} />
        </Box>
      )}
    </Box>
  );
}
