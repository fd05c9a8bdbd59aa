import type { CodeChannel } from "../../../core/auth/code-channel.enums.ts";
import type { LinkPurpose } from "../../../core/auth/viewer.ts";
import { type CodeWay, withCodeText } from "../../../core/auth/code-way.rules.ts";
import { by, fact, fields, money, moved, pesos, type Descriptions } from "../../../core/audit/description.ts";
import { counted, spokenDay, spokenSoon } from "../../../core/colombia/spoken.ts";
import { historyLabels } from "../../../core/column.ts";
import { channelLabels, type SharedChannel } from "../../quotes/quote/sharing/quote-link.rules.ts";
import { contractTexts, ofEachText } from "./contract-texts.rules.ts";
import { contractLifecycle } from "./contract.lifecycle.ts";
import { itemTipoLabels } from "./contract.texts.ts";
import type { ContractStatus } from "./contract.lifecycle.ts";
import { type VoucherReaders, voucherReaders } from "../item/voucher.rules.ts";
import { Contract } from "./contract.entity.ts";

/** Purposes of a contract's links that staff pass on to the client. */
export type CarriedPurpose = Extract<LinkPurpose, "payment" | "signature">;

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    "contract.created": { number: string; quoteId: string | null; precioTotal: number };
    "contract.updated": { before: object; after: object };
    "contract.email-changed": { before: string; after: string };
    /** Party who confirmed the address: its former holder, or an OWNER. */
    "contract.email-confirmed": { by: "former" | "owner" };
    "contract.email-denied": object;
    /** Channel; absent in entries from before codes could be sent by SMS. */
    "contract.link-code-sent": { channel?: CodeChannel };
    /**
     * A link that `makerId` was to pass on to the client was used on that employee's own device or network.
     * Older entries have no purpose: they are about payment links.
     */
    "contract.link-used-by-maker": { makerId: number; purpose?: CarriedPurpose };
    "contract.link-revoked": { link: string; channel: SharedChannel; version: number };
    "contract.link-reviewed": { link: string };
    "contract.deleted": { number: string; precioTotal: number };
    "contract.pdf-made": { version: number; sha256: string };
    "contract.sending-asked": Record<never, never>;
    "contract.sent": { from: ContractStatus; version: number; email: string };
    "contract.shared": { from: ContractStatus; version: number; channel: SharedChannel; link: string };
    /** Older entries, from before channel and recipient were masked, contain `to`. */
    "contract.reminded": {
      of: "signature" | "payment";
      email?: string;
      name?: string;
      to?: string;
      channel?: "whatsapp";
    };
    "contract.reminder-withdrawn": object;
    "contract.promised": { monto: number; day: string };
    "contract.promise-withdrawn": { monto: number; day: string };
    /**
     * `code` is the channel and recipient of the code. It is absent for signatures without a code, and for
     * signatures from before codes could be sent by SMS.
     */
    "contract.signed": {
      version: number;
      sha256: string;
      withCode: boolean;
      code?: CodeWay | null;
      /** Person who passed the link on to the client, and the channel; absent for other ways of sending. */
      carriedBy?: string;
    };
    "contract.certified": { version: number; sha256: string };
    "contract.stamped": { version: number; sha256: string };
    "contract.converted": { items: number };
    "contract.conversion-failed": { reason: string };
    "contract.distance-stated": { before: boolean | null; after: boolean };
    "contract.completed": object;
    "contract.cancelled": { from: ContractStatus; reason: string };
    "contract.reassigned": object;
    "contract.client-linked": { clienteId: number };
    "contract.paid": { before: number; after: number };
    "contract.calendar-made": Record<never, never>;
    "contract.trip-shared": Record<never, never>;
    "contract.trip-share-ended": Record<never, never>;
    "item.added": { contractId: string; tipo: string };
    "item.deadline-set": { before: string | null; after: string | null };
    "item.needs-no-purchase": { contractId: string; reason: string };
    "item.voucher-attached": {
      contractId: string;
      tipo: string;
      filename: string;
      replaced: string | null;
      /** People who may see the vouchers; absent in entries from before travellers could see them. */
      seenBy?: VoucherReaders;
    };
    "item.voucher-readers-changed": {
      contractId: string;
      tipo: string;
      filename: string;
      before: VoucherReaders;
      after: VoucherReaders;
    };
    "item.voucher-removed": { contractId: string; tipo: string; filename: string };
  }
}

const contractFields = {
  ...historyLabels(Contract),
  ...ofEachText((name) => contractTexts[name].title),
};

const labelOf = (tipo: string): string => (itemTipoLabels as Readonly<Record<string, string>>)[tipo] ?? tipo;

/** Formats a deadline as text. */
const soon = (instant: string | null): string | null =>
  instant === null ? null : spokenSoon(new Date(instant));

/** Descriptions of the audit entries about contracts. */
export const describedContracts = {
  "contract.created": ({ number, quoteId, precioTotal }) => ({
    did: `hizo el contrato ${number}${quoteId ? " a partir de la cotización" : ""} por ${money(precioTotal)}`,
    amount: precioTotal,
  }),
  "contract.updated": ({ before, after }) => ({
    did: "cambió el contrato",
    changes: fields(before, after, contractFields),
  }),
  "contract.email-changed": ({ before, after }) => ({
    did: "cambió el correo del cliente",
    changes: moved("Correo", before, after),
  }),
  "contract.email-confirmed": ({ by }) => ({
    did:
      by === "owner" ? "confirmó el correo del cliente" : "confirmó desde su correo anterior el nuevo correo",
    tone: "leaf",
  }),
  "contract.email-denied": () => ({ did: "dijo que no pidió cambiar su correo", tone: "clay" }),
  "contract.link-code-sent": ({ channel }) => ({
    did: `pidió el código de la página del viaje${channel === "sms" ? " por SMS" : ""}`,
  }),
  "contract.link-used-by-maker": ({ makerId, purpose }, nameOf) => ({
    did:
      `abrió el enlace de ${purpose === "signature" ? "firma" : "pago"} ` +
      `que ${nameOf(makerId)} llevó al cliente`,
    note: "Revisar: vino de donde trabaja quien lo compartió",
    tone: "clay",
  }),
  "contract.link-revoked": ({ channel, version }) => ({
    did: `anuló un enlace de firma de la versión ${version} (${channelLabels[channel]})`,
    tone: "neutral",
  }),
  "contract.link-reviewed": () => ({
    did: "revisó el uso de un enlace de firma donde trabaja quien lo compartió",
    tone: "leaf",
  }),
  "contract.deleted": ({ number, precioTotal }) => ({
    did: `eliminó el contrato ${number} por ${money(precioTotal)}`,
    amount: precioTotal,
    tone: "clay",
  }),
  "contract.pdf-made": ({ version }) => ({ did: `generó el PDF de la versión ${version}`, tone: "neutral" }),
  "contract.sent": ({ from, version, email }) => ({
    did: `envió la versión ${version} a ${email} para firmar`,
    changes: moved("Estado", contractLifecycle.labels[from], contractLifecycle.labels.active),
  }),
  "contract.shared": ({ from, version, channel }) => ({
    did:
      channel === "copy"
        ? `copió un enlace para firmar la versión ${version}`
        : `envió la versión ${version} por ${channelLabels[channel]} para firmar`,
    ...(from !== "active" && {
      changes: moved("Estado", contractLifecycle.labels[from], contractLifecycle.labels.active),
    }),
  }),
  "contract.sending-asked": () => ({ did: "pidió que se envíe el contrato" }),
  "contract.reminded": ({ of, email, name, to = email ?? name, channel }) => ({
    did:
      `recordó ${channel ? "por WhatsApp " : ""}a ${to} ` +
      (of === "signature" ? "la firma" : "el pago vencido"),
    tone: "neutral",
  }),
  "contract.reminder-withdrawn": () => ({
    did: "deshizo su recordatorio por WhatsApp: el mensaje no salió",
    tone: "neutral",
  }),
  "contract.promised": ({ monto, day }) => ({
    did: `anotó que el cliente promete pagar ${money(monto)} el ${spokenDay(day)}`,
    amount: monto,
    tone: "neutral",
  }),
  "contract.promise-withdrawn": ({ monto, day }) => ({
    did: `quitó la promesa de pagar ${money(monto)} el ${spokenDay(day)}`,
    amount: monto,
    tone: "neutral",
  }),
  "contract.signed": ({ version, withCode, sha256, code, carriedBy }) => ({
    did: `firmó la versión ${version} del contrato${withCode ? withCodeText(code) : ""}`,
    ...(carriedBy && { note: `Por el enlace que llevó ${carriedBy}` }),
    changes: fact("SHA-256 de lo firmado", sha256),
    tone: "leaf",
  }),
  "contract.certified": ({ version, sha256 }) => ({
    did: `guardó la versión ${version}, firmada, con su certificado`,
    changes: fact("SHA-256 del PDF firmado", sha256),
    tone: "neutral",
  }),
  "contract.stamped": ({ version, sha256 }) => ({
    did: `guardó la versión ${version}, firmada, con estampa de tiempo`,
    changes: fact("SHA-256 del PDF con la estampa", sha256),
    tone: "neutral",
  }),
  "contract.converted": ({ items }) => ({
    did: `creó ${counted(items, "servicio", "servicios")} por comprar`,
  }),
  "contract.conversion-failed": ({ reason }) => ({
    did: "no pudo crear los servicios por comprar",
    note: reason,
    tone: "clay",
  }),
  "contract.distance-stated": ({ before, after }) => ({
    did: "anotó si la venta fue a distancia",
    changes: moved("Venta a distancia", before, after),
  }),
  "contract.completed": () => ({ did: "dejó el contrato en Servicios comprados", tone: "leaf" }),
  "contract.cancelled": ({ from, reason }) => ({
    did: "canceló el contrato",
    changes: moved("Estado", contractLifecycle.labels[from], contractLifecycle.labels.cancelled),
    note: reason,
    tone: "clay",
  }),
  "contract.reassigned": () => ({ did: "pasó el contrato a otro vendedor" }),
  "contract.client-linked": ({ clienteId }, nameOf) => ({
    did: `unió el contrato a la cuenta de ${nameOf(clienteId)}`,
  }),
  "contract.paid": ({ before, after }) => ({
    did: `actualizó lo pagado a ${money(after)}`,
    amount: after,
    changes: moved("Pagado", before, after, pesos),
    tone: "leaf",
  }),
  "contract.calendar-made": () => ({ did: "pidió el calendario del viaje" }),
  "contract.trip-shared": () => ({ did: "hizo un enlace para compartir el viaje" }),
  "contract.trip-share-ended": () => ({ did: "quitó un enlace del viaje" }),
  "item.added": ({ tipo }) => ({ did: `agregó un servicio: ${labelOf(tipo)}` }),
  "item.deadline-set": ({ before, after }) => ({
    did: "cambió hasta cuándo se compra un servicio",
    changes: moved("Comprar antes del", before, after, soon),
  }),
  "item.voucher-attached": ({ tipo, filename, replaced, seenBy }) => ({
    did: `${replaced ? "cambió" : "adjuntó"} un documento de viaje: ${labelOf(tipo)}`,
    changes: fact("Quién lo ve", seenBy, by(voucherReaders)),
    note: replaced ? `${filename}, en lugar de ${replaced}` : filename,
  }),
  "item.voucher-readers-changed": ({ tipo, filename, before, after }) => ({
    did: `cambió quién ve un documento de viaje: ${labelOf(tipo)}`,
    changes: moved("Quién lo ve", before, after, by(voucherReaders)),
    note: filename,
  }),
  "item.voucher-removed": ({ tipo, filename }) => ({
    did: `quitó un documento de viaje: ${labelOf(tipo)}`,
    note: filename,
  }),
  "item.needs-no-purchase": ({ reason }) => ({
    did: "marcó un servicio como que no se compra",
    note: reason,
  }),
} satisfies Partial<Descriptions>;
