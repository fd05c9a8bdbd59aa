import { may } from "@travesia/api/permissions";
import type { Concept } from "@travesia/api/bank/outflow/concept.rules";
import { likelyConcepts } from "@travesia/api/bank/outflow/likely.rules";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { undoHeld } from "../../base/saving/held-acts.ts";
import { useHeldIds } from "../../base/saving/useHeldActs.ts";
import { useUser } from "../../base/session/useSession.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { type RowAct, RowMenu } from "../../ui/dialog/RowMenu.tsx";
import { bankTexts } from "./bank.texts.ts";
import { conceptTexts, shortConcept } from "./concept.texts.ts";
import { type Movement, needsProof, refusalOf } from "./movement.columns.tsx";
import type { BankActions } from "./useBankActions.ts";

interface BankRowActionsProps {
  readonly movement: Movement;
  readonly actions: Pick<BankActions, "show" | "restore" | "explainAs">;
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

type Opened = "back" | "assign" | "aside" | "undo" | "explain" | "undoPart";

function OfferedActions({ movement, actions }: BankRowActionsProps) {
  const user = useUser();
  const offered = new Map(movement.acts.map(({ name, allowed, reason }) => [name, allowed ? null : reason]));
  const { proposals, backings, allocations } = movement;
  const isOut = movement.amount < 0;
  const act = (label: string, name: string, opened: Opened): RowAct => ({
    label,
    reason: offered.get(name) ?? null,
    choose: () => actions.show({ act: opened, movement }),
  });
  const refusals = proposals.map((one) => refusalOf(one, user));
  const others = refusals.every((one) => one !== null) ? (refusals[0] ?? null) : null;
  const { said, concepts } = likelyConcepts(movement);
  const asConcept = (concept: Concept): RowAct => ({
    label: `Es ${shortConcept(concept)}`,
    reason: offered.get("explain") ?? null,
    choose: () => void actions.explainAs(movement, [{ concept }]),
  });
  const explaining = offered.has("explain")
    ? [
        ...(said ? [asConcept(said)] : []),
        act(conceptTexts.explain, "explain", "explain"),
        ...concepts.filter((one) => one !== said).map(asConcept),
      ]
    : [];
  const rule = may(user.role, "ruleBank")
    ? allocations.find((one) => one.rule?.endedAt === null)?.rule
    : null;
  const [first, ...more]: RowAct[] = [
    ...(isOut ? explaining : []),
    ...(!isOut && offered.has("back") ? [act("Es este pago…", "back", "back")] : []),
    ...(!isOut && offered.has("assign") ? [act("Asignar", "assign", "assign")] : []),
    ...(isOut ? [] : explaining),
    ...(offered.has("putAside") ? [act("Apartar", "putAside", "aside")] : []),
    ...(backings.length > 0 ? [act("Deshacer", "undo", "undo")] : []),
    ...(allocations.length > 0 && may(user.role, "matchBank")
      ? [act(conceptTexts.undo, "undo", "undoPart")]
      : []),
    ...(rule
      ? [
          {
            label: conceptTexts.changeRule,
            choose: () => actions.show({ act: "rule", rule }),
          },
        ]
      : []),
  ];
  const accepts = offered.has(isOut ? "explain" : "back") && proposals.length > 0;
  const [only] = proposals;
  const asksProof = proposals.length === 1 && only !== undefined && needsProof(only);
  return (
    <Stack direction="row" sx={{ gap: 1, justifyContent: "flex-end", alignItems: "center" }}>
      {accepts && (
        <ActButton
          size="small"
          variant="outlined"
          reason={others ?? offered.get(isOut ? "explain" : "back") ?? null}
          onClick={() => actions.show({ act: asksProof ? "explain" : "accept", movement })}
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
