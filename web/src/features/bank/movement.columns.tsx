import Typography from "@mui/material/Typography";
import {
  backingOf,
  type BackedPayment,
  type BackingMovement,
} from "@travesia/api/bank/matching/backing.rules";
import { movementStates } from "@travesia/api/bank/matching/movement.acts.rules";
import { conceptLabels } from "@travesia/api/bank/outflow/concept.rules";
import { movementKindLabels } from "@travesia/api/bank/statement/movement-kind.rules";
import { formatCop } from "@travesia/api/cop";
import { may } from "@travesia/api/permissions";
import type { ReactNode } from "react";
import { DayText } from "../../ui/DayText.tsx";
import { Money } from "../../ui/Money.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import type { Column } from "../../ui/table/columns.ts";
import { TwoLines } from "../../ui/table/TwoLines.tsx";
import { bankTexts, shortAccount } from "./bank.texts.ts";
import { conceptTexts } from "./concept.texts.ts";
import type { BankMovementRowFragment, UnbackedPaymentFragment } from "./bank.generated.ts";

export type Movement = BankMovementRowFragment;
export type Unbacked = UnbackedPaymentFragment;
export type Proposal = Movement["proposals"][number];

/** Least widths of the columns, in px: they fit beside the buttons at 1280 px. */
const textWidth = 184;
const ownerWidth = 206;

const twoLines = (first: ReactNode, second: string | null, width: number) => (
  <TwoLines second={second} width={width} cutsFirst>
    {first}
  </TwoLines>
);

/** Returns a proposal's subject: its client and payment or instalment, or the agency's payment or debt. */
export function proposedFor({ payment, contract, planLine, concept, parts }: Proposal): string {
  if (concept) return parts.map(({ label }) => label).join(" + ");
  if (payment) return `${payment.paidFor.name} · ${payment.paidFor.clientTrip.nombreCliente}`;
  const who = contract ? `${contract.cliente.name} ${contract.cliente.lastname}` : "";
  return `${contract?.contractNumber ?? ""} · ${who}${planLine ? ` · ${planLine.descripcion}` : ""}`;
}

/**
 * Returns whether another person must accept a proposal, because accepting it would verify a payment that the
 * viewer registered.
 */
export const anotherAccepts = (
  {
    payment,
  }: { readonly payment: Pick<NonNullable<Proposal["payment"]>, "status" | "registeredByMe"> | null },
  { role }: { readonly role: number },
): boolean => payment?.status === "pending" && payment.registeredByMe && !may(role, "decideOwn");

/**
 * Returns whether another person must match the movement, because it covers the whole amount of a payment
 * that the viewer registered.
 */
export const mustBeOther = (
  movement: BackingMovement,
  payment: BackedPayment & NonNullable<Parameters<typeof anotherAccepts>[0]["payment"]>,
  user: { readonly role: number },
): boolean => anotherAccepts({ payment }, user) && backingOf(movement, payment).missing === 0;

/** Returns why the user cannot accept a proposal; null when they can. */
export const refusalOf = (proposal: Proposal, user: { readonly role: number }): string | null =>
  proposal.impediment ?? (anotherAccepts(proposal, user) ? bankTexts.ownPayment : null);

/** Returns the verb of a sentence about the effect that accepting a proposal has on its money. */
export const becomesText = ({ payment, concept, registers }: Proposal): string =>
  payment || (concept && !registers) ? "son el pago de" : "se registran como pago de";

/** Returns whether accepting a proposal needs a file: a refund's proof, which is sent to the client. */
export const needsProof = ({ concept, registers }: Proposal): boolean =>
  concept === "devolucion" && registers;

/** Returns the name of a part of a movement, as people read it. */
export const partName = ({ concept, label }: Movement["allocations"][number]): string =>
  label ?? conceptLabels[concept];

/** Returns the full text of the reasons that support a proposal. */
export const reasonsOf = (proposal: Proposal): string => {
  const more = proposal.concept
    ? proposal.registers
      ? "se registra el pago; "
      : ""
    : proposal.payment
      ? ""
      : "sin pago registrado; ";
  return more + proposal.reasons.join("; ");
};

/** Returns a movement's explanation, and its notes: a rule, the remaining amount, a difference of cents. */
function explanation({ allocations, free, diferenciaCentavos }: Movement): readonly [string, string | null] {
  const notes = [
    ...(free === 0 ? [] : [`${formatCop(Math.abs(free))} por explicar`]),
    ...(allocations.some(({ rule }) => rule) ? [conceptTexts.byRule] : []),
    ...(allocations.some(({ label }) => label)
      ? [...new Set(allocations.map(({ concept }) => conceptLabels[concept]))]
      : []),
    ...(diferenciaCentavos === 0 ? [] : [`Diferencia: ${Math.abs(diferenciaCentavos)} centavos`]),
  ];
  return [allocations.map(partName).join(" + "), notes.join(" · ") || null];
}

/** Returns the cell with the payer of a movement, matched or proposed. */
function owner(movement: Movement): ReactNode {
  const { backings, allocations, proposals, asideReason, reversedBy, free } = movement;
  const [backing] = backings;
  if (!backing && allocations.length > 0) return twoLines(...explanation(movement), ownerWidth);
  if (backing) {
    const { paidFor, receiptNumber, status } = backing.payment;
    const note = status === "pending" ? "Por verificar" : (receiptNumber ?? "");
    const more = backings.length > 1 ? ` y ${backings.length - 1} más` : "";
    const rest = free > 0 ? `${formatCop(free)} por identificar` : note;
    const gone = reversedBy ? "El banco lo devolvió y el pago sigue contando" : rest;
    return twoLines(`${paidFor.name} · ${paidFor.clientTrip.nombreCliente}${more}`, gone, ownerWidth);
  }
  if (reversedBy) return <Typography variant="body2">El banco lo devolvió</Typography>;
  if (asideReason) return twoLines(asideReason, null, ownerWidth);
  const [first] = proposals;
  if (!first) return "—";
  return proposals.length === 1
    ? twoLines(proposedFor(first), reasonsOf(first), ownerWidth)
    : twoLines(`${proposals.length} propuestas`, proposals.map(proposedFor).join("; "), ownerWidth);
}

const tones = {
  libre: "sun",
  asignado: "leaf",
  apartado: "neutral",
  reversado: "clay",
  egreso: "neutral",
} as const;

function chip({ state, kind, proposals, backings }: Movement): ReactNode {
  if (state === "reversado" && backings.length > 0) return <StatusChip label="Devuelto" tone="clay" />;
  if (state === "egreso") return <StatusChip label={movementKindLabels[kind]} tone="neutral" />;
  if (state === "libre" && proposals.length > 0)
    return proposals.some(({ exact }) => exact) ? (
      <StatusChip label="Exacta" tone="leaf" />
    ) : (
      <StatusChip label="Propuesta" tone="sea" />
    );
  return <StatusChip label={movementStates[state]} tone={tones[state]} />;
}

/** Columns of movements; all of them fit beside the buttons from 1280 px up. */
export const movementColumns: readonly Column<Movement>[] = [
  { key: "day", label: "Día", cell: ({ day }) => <DayText day={day} /> },
  {
    key: "text",
    label: "Movimiento",
    card: "title",
    cell: ({ text, reference, account }) =>
      twoLines(text, [shortAccount(account), reference].filter(Boolean).join(" · "), textWidth),
  },
  {
    key: "amount",
    label: "Valor",
    align: "right",
    cell: ({ amount, centavos }) => <Money amount={amount} cents={centavos} strong />,
  },
  { key: "owner", label: "De quién o qué es", cell: owner },
  { key: "state", label: "Estado", card: "corner", cell: chip },
];

/** Columns of payments without a movement. */
export const unbackedColumns: readonly Column<Unbacked>[] = [
  {
    key: "paidFor",
    label: "Por",
    card: "title",
    cell: ({ paidFor }) => twoLines(paidFor.name, paidFor.clientTrip.destino, 200),
  },
  { key: "client", label: "Cliente", cell: ({ paidFor }) => paidFor.clientTrip.nombreCliente },
  { key: "fechaPago", label: "Fecha de pago", cell: ({ fechaPago }) => <DayText day={fechaPago} /> },
  {
    key: "referenciaPago",
    label: "Referencia",
    same: ({ referenciaPago }) => referenciaPago,
    cell: ({ referenciaPago }) => referenciaPago ?? "—",
  },
  {
    key: "createdBy",
    label: "Registró",
    same: ({ createdBy }) => createdBy?.id,
    cell: ({ createdBy }) => (createdBy ? `${createdBy.name} ${createdBy.lastname}` : "—"),
  },
  {
    key: "monto",
    label: "Valor",
    align: "right",
    cell: ({ monto, respaldado }) => <Money amount={monto - (respaldado ?? 0)} strong />,
  },
  {
    key: "status",
    label: "Estado",
    same: ({ status }) => status,
    card: "corner",
    cell: ({ status }) =>
      status === "verified" ? (
        <StatusChip label="Verificado" tone="leaf" />
      ) : (
        <StatusChip label="Por verificar" tone="sun" />
      ),
  },
];
