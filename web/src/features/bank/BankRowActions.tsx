import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { undoHeld } from "../../base/saving/held-acts.ts";
import { useHeldIds } from "../../base/saving/useHeldActs.ts";
import { useUser } from "../../base/session/useSession.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { type RowAct, RowMenu } from "../../ui/dialog/RowMenu.tsx";
import { bankTexts } from "./bank.texts.ts";
import { anotherAccepts, type Movement } from "./movement.columns.tsx";
import type { BankActions } from "./useBankActions.ts";

interface BankRowActionsProps {
  readonly movement: Movement;
  readonly actions: Pick<BankActions, "show" | "restore">;
}

/**
 * Shows the acts on a movement of a list; for a movement accepted a moment ago, the act that undoes it.
 */
export function BankRowActions(props: BankRowActionsProps) {
  const { id } = props.movement;
  if (!useHeldIds().has(id)) return <OfferedActions {...props} />;
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: "flex-end", alignItems: "center" }}>
      <Typography variant="body2" color="textSecondary">
        {bankTexts.accepting}
      </Typography>
      <ActButton size="small" color="inherit" onClick={() => undoHeld(id)}>
        Deshacer
      </ActButton>
    </Stack>
  );
}

function OfferedActions({ movement, actions }: BankRowActionsProps) {
  const user = useUser();
  const offered = new Map(movement.acts.map(({ name, allowed, reason }) => [name, allowed ? null : reason]));
  const { proposals, backings } = movement;
  const act = (label: string, name: string, opened: "back" | "assign" | "aside" | "undo"): RowAct => ({
    label,
    reason: offered.get(name) ?? null,
    choose: () => actions.show({ act: opened, movement }),
  });
  const isOthers = proposals.length > 0 && proposals.every((one) => anotherAccepts(one, user));
  const [first, ...more] = [
    ...(offered.has("back") ? [act("Es este pago…", "back", "back")] : []),
    ...(offered.has("assign") ? [act("Asignar", "assign", "assign")] : []),
    ...(offered.has("putAside") ? [act("Apartar", "putAside", "aside")] : []),
    ...(backings.length > 0 ? [act("Deshacer", "undo", "undo")] : []),
  ];
  const accepts = offered.has("back") && proposals.length > 0;
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: "flex-end", alignItems: "center" }}>
      {accepts && (
        <ActButton
          size="small"
          variant="outlined"
          reason={isOthers ? bankTexts.ownPayment : (offered.get("back") ?? null)}
          onClick={() => actions.show({ act: "accept", movement })}
        >
          {proposals.length === 1 ? "Aceptar" : `Ver las ${proposals.length}`}
        </ActButton>
      )}
      {!accepts && first && (
        <ActButton
          size="small"
          variant={first.label === "Deshacer" ? "text" : "outlined"}
          color={first.label === "Deshacer" ? "inherit" : "primary"}
          reason={first.reason ?? null}
          onClick={first.choose}
        >
          {first.label}
        </ActButton>
      )}
      {offered.has("restore") && (
        <ActButton size="small" onClick={() => actions.restore(movement.id)}>
          Devolver a la lista
        </ActButton>
      )}
      <RowMenu
        label={`Más acciones de «${movement.text}»`}
        acts={accepts && first ? [first, ...more] : more}
      />
    </Stack>
  );
}
