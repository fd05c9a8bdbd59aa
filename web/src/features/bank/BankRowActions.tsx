import Stack from "@mui/material/Stack";
import { useUser } from "../../app/session/useSession.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { bankTexts } from "./bank.texts.ts";
import { anotherAccepts, type Movement } from "./movement.columns.tsx";
import type { BankActions } from "./useBankActions.ts";

interface BankRowActionsProps {
  readonly movement: Movement;
  readonly actions: Pick<BankActions, "show" | "restore">;
}

/** What can be done with a movement of a list. */
export function BankRowActions({ movement, actions }: BankRowActionsProps) {
  const user = useUser();
  const offered = new Map(movement.acts.map(({ name, allowed, reason }) => [name, allowed ? null : reason]));
  const [proposal] = movement.proposals;
  const [backing] = movement.backings;
  return (
    <Stack
      direction="row"
      sx={{ gap: 1, justifyContent: "flex-end", flexWrap: { xs: "wrap", md: "nowrap" } }}
    >
      {offered.has("putAside") && !proposal && (
        <ActButton
          size="small"
          color="inherit"
          reason={offered.get("putAside") ?? null}
          onClick={() => actions.show({ act: "aside", movement })}
        >
          Apartar
        </ActButton>
      )}
      {offered.has("assign") && (
        <ActButton
          size="small"
          variant={proposal ? "text" : "outlined"}
          reason={offered.get("assign") ?? null}
          onClick={() => actions.show({ act: "assign", movement })}
        >
          Asignar
        </ActButton>
      )}
      {offered.has("back") && proposal && (
        <ActButton
          size="small"
          variant="outlined"
          reason={anotherAccepts(proposal, user) ? bankTexts.ownPayment : (offered.get("back") ?? null)}
          onClick={() => actions.show({ act: "accept", movement, proposal })}
        >
          Aceptar
        </ActButton>
      )}
      {offered.has("restore") && (
        <ActButton size="small" onClick={() => actions.restore(movement.id)}>
          Devolver a la lista
        </ActButton>
      )}
      {backing && (
        <ActButton
          size="small"
          color="inherit"
          onClick={() => actions.show({ act: "undo", movement, backingId: backing.id })}
        >
          Deshacer
        </ActButton>
      )}
    </Stack>
  );
}
