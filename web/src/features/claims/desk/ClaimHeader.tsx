import type { ClaimAct } from "@travesia/api/claims/claim/claim.acts.rules";
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

/** What a request is, how its clock stands, and what can be done with it. */
export function ClaimHeader({ claim, actions }: ClaimHeaderProps) {
  const { number, kind, dataRight, acts } = claim;
  const clock = clockChip(claim, todayOf(new Date()));
  return (
    <PageHeader
      title={number}
      subtitle={[claimKinds[kind], dataRight && dataRights[dataRight]].filter(Boolean).join(" · ")}
      actions={
        <>
          <StatusChip {...statusChip(claim)} />
          {clock && <StatusChip {...clock} />}
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
        </>
      }
    />
  );
}
