import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { today as todayOf } from "@travesia/api/colombia/days";
import { formatDay } from "../../../ui/days.ts";
import { FactList } from "../../../ui/desk/FactList.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { claimKinds, clockChip, statusChip } from "../claim.texts.ts";
import type { FollowedClaimPartsFragment } from "./own-claims.generated.ts";

/** Shows the progress of a request: its number, status and relevant dates. */
export function ClaimProgress({ claim }: { readonly claim: FollowedClaimPartsFragment }) {
  const { number, kind, status, filedOn, dueOn, extended, lapsesOn, answeredAt, closedAt } = claim;
  const clock = clockChip(claim, todayOf(new Date()));
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: "center", flexWrap: "wrap" }}>
        <Typography variant="h5" component="p">
          {number}
        </Typography>
        <StatusChip {...statusChip({ status })} />
        {clock && <StatusChip {...clock} />}
      </Stack>
      <FactList
        facts={[
          ["Tipo", claimKinds[kind]],
          ["La presentaste", formatDay(filedOn)],
          ...(clock
            ? ([
                ["Te respondemos", `A más tardar el ${formatDay(dueOn)}${extended ? " (ampliado)" : ""}`],
              ] as const)
            : []),
          ...(lapsesOn ? ([["Complétala", `A más tardar el ${formatDay(lapsesOn)}`]] as const) : []),
          ...(answeredAt ? ([["La respondimos", formatDay(answeredAt)]] as const) : []),
          ...(closedAt ? ([["La cerramos", formatDay(closedAt)]] as const) : []),
        ]}
      />
    </Stack>
  );
}
