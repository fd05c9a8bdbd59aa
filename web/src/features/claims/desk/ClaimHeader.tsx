import { TurnLine } from "../../../base/acts/TurnLine.tsx";
import type { ClaimAct } from "@travesia/api/claims/claim/claim.acts.rules";
import Stack from "@mui/material/Stack";
import { today as todayOf } from "@travesia/api/colombia/days";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { claimKinds, clockChip, dataRights, statusChip } from "../claim.texts.ts";
import { claimActs } from "./claim.acts.tsx";
import { offeredClaimActs } from "./claim.offered-acts.ts";
import type { ClaimRecordFragment } from "./claims.generated.ts";

interface ClaimHeaderProps {
  readonly claim: ClaimRecordFragment;
  readonly onAct: (act: ClaimAct) => void;
}

/** Shows the kind of a request, its deadline, and the acts on it. */
export function ClaimHeader({ claim, onAct }: ClaimHeaderProps) {
  const { number, kind, dataRight } = claim;
  const clock = clockChip(claim, todayOf(new Date()));
  const acts = offeredClaimActs(claim);
  return (
    <div>
      <PageHeader
        title={number}
        subtitle={
          kind === "reclamo_datos" && dataRight
            ? `${claimKinds[kind]} · ${dataRights[dataRight]}`
            : claimKinds[kind]
        }
        actions={
          <>
            <StatusChip {...statusChip(claim)} />
            {clock && <StatusChip {...clock} />}
          </>
        }
      />
      <TurnLine turns={claim.turns} />
      {acts.length > 0 && (
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
          {acts.map(({ act, reason }) => (
            <ActButton
              key={act}
              size="small"
              variant={act === "answer" ? "contained" : "outlined"}
              reason={reason}
              onClick={() => onAct(act)}
            >
              {claimActs[act].label}
            </ActButton>
          ))}
        </Stack>
      )}
    </div>
  );
}
