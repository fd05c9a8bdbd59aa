import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { formatPhone } from "@travesia/api/colombia/phones";
import type { HTMLAttributes } from "react";
import { DayText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import { stateOf } from "./search.kinds.ts";
import type { Found } from "./useFound.ts";
import { nameLines } from "../../ui/name-lines.ts";

interface FoundRowProps {
  readonly found: Found;
  /** Attributes that the list gives each row. */
  readonly row: HTMLAttributes<HTMLLIElement>;
}

const line = {
  display: "flex",
  columnGap: 3,
  justifyContent: "space-between",
  alignItems: "center",
} as const;

/** Shows one record or page of the results: its name, its client, and its amount. */
export function FoundRow({ found: { label, hit, note }, row }: FoundRowProps) {
  const state = hit && stateOf(hit);
  const about = hit
    ? [hit.person, ...hit.detail.split(" · ").map(formatPhone)].filter(Boolean).join(" · ")
    : note;
  return (
    <Box component="li" {...row} sx={{ minHeight: 44 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={line}>
          <Typography variant="body2" sx={{ ...nameLines, fontWeight: 600 }}>
            {label}
          </Typography>
          {hit && hit.amount !== null && (
            <Box sx={{ flexShrink: 0, fontSize: "0.875rem" }}>
              <Money amount={hit.amount} />
            </Box>
          )}
        </Box>
        {(about || state || hit?.day) && (
          <Box sx={line}>
            <Typography noWrap variant="caption" color="textSecondary" component="div">
              {about}
            </Typography>
            <Box sx={{ display: "flex", flexShrink: 0, gap: 2, alignItems: "center" }}>
              {hit?.day && (
                <Typography variant="caption" color="textSecondary">
                  <DayText day={hit.day} />
                </Typography>
              )}
              {state && <StatusChip small {...state} />}
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  );
}
