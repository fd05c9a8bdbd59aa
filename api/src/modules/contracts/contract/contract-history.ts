import { Field, ID, ObjectType } from "type-graphql";
import type { AuditEntries } from "../../../core/audit/audit.ts";
import { counted } from "../../../core/colombia/spoken.ts";
import type { Context } from "../../../core/context.ts";
import { registerEnum } from "../../../core/enums.ts";
import { DateTime } from "../../../core/scalars.ts";
import { historyOf, type HistoryLine } from "../../accounts/account/history-of.ts";
import { channelLabels } from "../../quotes/quote/sharing/quote-link.rules.ts";
import { findContract } from "./contract.find.ts";
import { Scope } from "../../../core/mutation/scope.ts";

/** Kinds of event in a contract's timeline. */
export const ContractEventKind = {
  created: "created",
  updated: "updated",
  pdf_made: "pdf_made",
  sent: "sent",
  email_changed: "email_changed",
  signed: "signed",
  addendum_sent: "addendum_sent",
  addendum_withdrawn: "addendum_withdrawn",
  addendum_signed: "addendum_signed",
  converted: "converted",
  conversion_failed: "conversion_failed",
  reassigned: "reassigned",
  paid: "paid",
  completed: "completed",
  cancellation_requested: "cancellation_requested",
  cancellation_discarded: "cancellation_discarded",
  cancelled: "cancelled",
  refund_waived: "refund_waived",
  kept: "kept",
  kept_annulled: "kept_annulled",
} as const;
export type ContractEventKind = keyof typeof ContractEventKind;
registerEnum(ContractEventKind, {
  name: "ContractEventKind",
  description: "Suceso en la historia de un contrato.",
});

/** One line of a contract's timeline. */
@ObjectType({ simpleResolvers: true })
export class ContractEvent {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => ContractEventKind, { description: "Clase del registro." }) tipo!: ContractEventKind;
  @Field(() => DateTime, { description: "Fecha y hora en que pasó." }) at!: Date;
  @Field(() => String, {
    nullable: true,
    description: "Quién lo hizo, `Nombre Apellido`; nulo para el cliente por su enlace y para la plataforma.",
  })
  actorName!: string | null;
  @Field(() => String, { nullable: true, description: "Nota de quien lo hizo." }) note!: string | null;
}

/** Timeline lines for each type of audit entry; null for a type that is only shown in the full history. */
type Lines = {
  [T in keyof AuditEntries & (`contract.${string}` | "refund.waived")]: HistoryLine<
    ContractEventKind,
    AuditEntries[T]
  > | null;
};

const silent = () => null;
const lines: Lines = {
  "contract.created": ["created", ({ quoteId }) => (quoteId ? "A partir de la cotización" : null)],
  "contract.updated": ["updated", silent],
  "contract.pdf-made": ["pdf_made", ({ version }) => `Versión ${version}`],
  "contract.certified": ["pdf_made", ({ version }) => `Versión ${version}`],
  "contract.sent": ["sent", ({ version, email }) => `Versión ${version} a ${email}`],
  "contract.shared": [
    "sent",
    ({ version, channel }) =>
      `Versión ${version} por ${channel === "copy" ? "un enlace copiado" : channelLabels[channel]}`,
  ],
  "contract.email-changed": ["email_changed", ({ after }) => after],
  "contract.signed": ["signed", ({ version }) => `Versión ${version}`],
  "contract.addendum-sent": ["addendum_sent", ({ number, email }) => `Otrosí n.º ${number} a ${email}`],
  "contract.addendum-withdrawn": ["addendum_withdrawn", ({ number }) => `Otrosí n.º ${number}`],
  "contract.addendum-signed": ["addendum_signed", ({ number }) => `Otrosí n.º ${number}`],
  "contract.converted": ["converted", ({ items }) => counted(items, "servicio", "servicios")],
  "contract.conversion-failed": ["conversion_failed", ({ reason }) => reason],
  "contract.reassigned": ["reassigned", silent],
  "contract.paid": ["paid", silent],
  "contract.completed": ["completed", silent],
  "contract.cancellation-requested": ["cancellation_requested", ({ reason }) => reason],
  "contract.cancellation-discarded": ["cancellation_discarded", ({ answer }) => answer],
  "contract.cancelled": ["cancelled", ({ reason }) => reason],
  "contract.kept": ["kept", ({ reason }) => reason],
  "contract.kept-annulled": ["kept_annulled", ({ reason }) => reason],
  "refund.waived": ["refund_waived", ({ reason }) => reason],
  "contract.addendum-certified": null,
  "contract.addendum-drafted": null,
  "contract.addendum-edited": null,
  "contract.airline-figure": null,
  "contract.calendar-made": null,
  "contract.client-linked": null,
  "contract.commissions-checked": null,
  "contract.deleted": null,
  "contract.distance-stated": null,
  "contract.email-confirmed": null,
  "contract.email-denied": null,
  "contract.invoice-replaced": null,
  "contract.invoices-authorized": null,
  "contract.link-code-sent": null,
  "contract.link-revoked": null,
  "contract.link-reviewed": null,
  "contract.link-used-by-maker": null,
  "contract.page-mailed": null,
  "contract.promise-withdrawn": null,
  "contract.promised": null,
  "contract.reminded": null,
  "contract.reminder-withdrawn": null,
  "contract.retracted": null,
  "contract.retracto-code-sent": null,
  "contract.sending-asked": null,
  "contract.signing-code-sent": null,
  "contract.stamped": null,
  "contract.trip-share-ended": null,
  "contract.trip-shared": null,
};

const clientDoes: readonly ContractEventKind[] = [
  "signed",
  "addendum_signed",
  "cancellation_requested",
  "cancelled",
];

/** Returns the timeline of a contract, newest event first, computed from the audit log. */
export async function contractHistory(context: Context, id: string): Promise<ContractEvent[]> {
  const contract = await findContract(Scope.of(context), id);
  const happened = await historyOf<ContractEventKind>(context, contract.id, lines as never, {
    clientsByName: true,
  });
  return happened.map(({ kind: tipo, actorName, byClient, ...event }) => ({
    ...event,
    tipo,
    // A consequence of a client's act through their link is the product's act, not the client's.
    actorName: actorName ?? (byClient && clientDoes.includes(tipo) ? contract.cliente.name : null),
  }));
}
