import { TurnLine } from "../../../base/acts/TurnLine.tsx";
import Stack from "@mui/material/Stack";
import type { ClaimAct } from "@travesia/api/claims/claim/claim.acts.rules";
import {
  type ClaimKind,
  extensionOf,
  isAboutData,
  isCompletable,
} from "@travesia/api/claims/claim/claim.rules";
import { today as todayOf } from "@travesia/api/colombia/days";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { PageHeader } from "../../../ui/PageHeader.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { claimKinds, clockChip, dataRights, statusChip } from "../claim.texts.ts";
import { claimDeskTexts as texts } from "./claim-desk.texts.ts";
import type { ClaimRecordFragment } from "./claims.generated.ts";
import type { ClaimActions } from "./useClaimActions.ts";

interface ClaimHeaderProps {
  readonly claim: ClaimRecordFragment;
  readonly actions: ClaimActions;
}

/** Acts that a kind never knows are not shown at all; one that is off only now says why. */
const knows: Partial<Record<ClaimAct, (kind: ClaimKind) => boolean>> = {
  identify: isAboutData,
  extend: (kind) => extensionOf(kind) !== null,
  askToComplete: isCompletable,
};

/** Shows what a request is, how its clock stands, and what can be done with it. */
export function ClaimHeader({ claim, actions }: ClaimHeaderProps) {
  const { number, kind, dataRight } = claim;
  const clock = clockChip(claim, todayOf(new Date()));
  const acts = claim.acts.filter(({ name }) => knows[name as ClaimAct]?.(kind) ?? true);
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
      <TurnLine turn={claim.turn} />
      {acts.length > 0 && (
        <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
          {acts.map(({ name, reason }) => (
            <ActButton
              key={name}
              size="small"
              variant={name === "answer" ? "contained" : "outlined"}
              reason={reason ?? null}
              onClick={() => actions.begin(name as ClaimAct, claim)}
            >
              {texts[name as ClaimAct]}
            </ActButton>
          ))}
        </Stack>
      )}
    </div>
  );
}
