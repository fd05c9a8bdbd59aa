import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useUser } from "../../base/session/useSession.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { bookedText, freeText } from "./bank.texts.ts";
import { becomesText, type Movement, proposedFor, reasonsOf, refusalOf } from "./movement.columns.tsx";
import { MoneyChoices } from "./MoneyChoices.tsx";
import type { BankActions } from "./useBankActions.ts";
import { FormFailure } from "../../ui/form/FormFailure.tsx";

interface AcceptProposalDialogProps {
  readonly movement: Movement;
  readonly actions: Pick<BankActions, "accept" | "busy" | "failure" | "close">;
}

/** Accepts a proposal for a bank movement: the only one, or the one that the user selects. */
export function AcceptProposalDialog({ movement, actions }: AcceptProposalDialogProps) {
  const { busy, failure, close } = actions;
  const user = useUser();
  const { proposals } = movement;
  const free = freeText(movement);
  // A proposal that contradicts the bank's own words is accepted by a choice, also when it is the only
  // proposal.
  const choosing = proposals.length > 1 || proposals.some((one) => one.namesAnother);
  const [chosen, choose] = useState(choosing ? null : (proposals[0]?.id ?? null));
  const proposal = proposals.find(({ id }) => id === chosen);
  const waits = proposal?.payment?.status === "pending";
  return (
    <ConfirmDialog
      open
      title={choosing ? "¿Cuál de estos es?" : "Aceptar propuesta"}
      confirm={`Aceptar ${free}`}
      busy={busy}
      reason={proposal ? refusalOf(proposal, user) : "Elige una propuesta."}
      onConfirm={() => proposal && actions.accept(movement, proposal)}
      onClose={close}
    >
      {choosing && (
        <MoneyChoices
          label={`${free} de «${movement.text}» pueden ser:`}
          choices={proposals.map((one) => ({
            id: one.id,
            name: proposedFor(one),
            facts: `${reasonsOf(one)}.`,
          }))}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      {proposal && (
        <Typography component="div" sx={{ mt: choosing ? 3 : 0 }}>
          <strong>{free}</strong> de «{movement.text}» {becomesText(proposal)}{" "}
          <strong>{proposedFor(proposal)}</strong>
          {proposal.concept
            ? "."
            : !proposal.payment
              ? bookedText(movement)
              : waits
                ? ", que queda verificado con su recibo."
                : "."}
        </Typography>
      )}
      {proposal && !choosing && (
        <Typography variant="body2" color="textSecondary" component="span" sx={{ display: "block", mt: 2 }}>
          Por qué: {proposal.reasons.join("; ")}.
        </Typography>
      )}
      <FormFailure failure={failure} sx={{ mt: 3 }} />
    </ConfirmDialog>
  );
}
