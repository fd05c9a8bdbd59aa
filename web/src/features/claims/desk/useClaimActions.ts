import type { ClaimAct } from "@travesia/api/claims/claim/claim.acts.rules";
import { useActs } from "../../../base/saving/useActs.ts";
import type { AnswerClaimInput, DecideIdentityInput } from "../../../graphql/schema.generated.ts";
import { claimToasts as toasts } from "./claim-desk.texts.ts";
import {
  type ClaimRecordFragment,
  useClaimAnswerMutation,
  useClaimAskToCompleteMutation,
  useClaimCloseMutation,
  useClaimExtendMutation,
  useClaimIdentifyMutation,
  useClaimTakeMutation,
} from "./claims.generated.ts";

interface OpenAct {
  readonly act: Exclude<ClaimAct, "take">;
  readonly claim: ClaimRecordFragment;
}

const lists = { refetchQueries: ["ClaimList", "ClaimCounts", "DayInbox"] };

/** Returns the acts on a request: the open dialog, the refusal, and the function of each act. */
export function useClaimActions() {
  const { open, busy, failure, show, close, perform } = useActs<OpenAct>();
  const [take] = useClaimTakeMutation(lists);
  const [identify] = useClaimIdentifyMutation(lists);
  const [answer] = useClaimAnswerMutation(lists);
  const [extend] = useClaimExtendMutation(lists);
  const [askToComplete] = useClaimAskToCompleteMutation(lists);
  const [end] = useClaimCloseMutation(lists);
  const id = open?.claim.id ?? "";
  const reasoned = (motivo: string) => ({ variables: { id, input: { motivo } } });
  return {
    open,
    busy,
    failure,
    close,
    begin: (act: ClaimAct, claim: ClaimRecordFragment) =>
      act === "take"
        ? void perform(() => take({ variables: { id: claim.id } }), toasts.taken)
        : show({ act, claim }),
    identify: (input: DecideIdentityInput) =>
      perform(() => identify({ variables: { id, input } }), toasts.identified),
    answer: (input: AnswerClaimInput, files: readonly File[]) =>
      perform(
        () => answer({ variables: { id, input, ...(files.length > 0 && { files: [...files] }) } }),
        toasts.answered,
      ),
    extend: (motivo: string) => perform(() => extend(reasoned(motivo)), toasts.extended),
    askToComplete: (motivo: string) => perform(() => askToComplete(reasoned(motivo)), toasts.completionAsked),
    end: (motivo: string) => perform(() => end(reasoned(motivo)), toasts.closed),
  };
}

export type ClaimActions = ReturnType<typeof useClaimActions>;
